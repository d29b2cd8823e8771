class V<int n> { int v = n; } def dv : V<3>; class A<V x = dv> { int y = x.v; } def a : A; def v9 : V<9>; def b : A<v9>;
