class A<int n> { bit b = n; } def a : A<2>;
