class A<int n> { int x = !find("abc", "b", n); } def a : A<9>;
