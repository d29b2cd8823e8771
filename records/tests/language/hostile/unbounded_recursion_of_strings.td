class A<string s> { string r = A<s # "x">.r; } def a { string x = A<"">.r; }
