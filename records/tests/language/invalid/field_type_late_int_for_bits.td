class A<int n> { bits<2> b = n; } def a : A<9>;
