class V<int n> { int v = n; } class A<V x = V<5>, int y = x.v> { int z = y; } def a : A; def b : A<V<7>>; def c : A<V<8>, 1>;
