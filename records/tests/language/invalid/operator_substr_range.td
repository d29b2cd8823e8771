class A<int n> { string x = !substr("abc", n); } def a : A<9>;
