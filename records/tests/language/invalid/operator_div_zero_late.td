class A<int n> { int x = !div(1, n); } def a : A<0>;
