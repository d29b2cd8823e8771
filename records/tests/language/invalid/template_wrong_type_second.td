class A<int x, string s> { int y = x; string t = s; } def a : A<1, 2>;
