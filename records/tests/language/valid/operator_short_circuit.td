class A<int n> { int x = !and(0, n); int y = !or(-1, n); bit z = !and(!gt(n, 0), !eq(!div(10, !if(!eq(n, 0), 1, n)), 5)); } def a : A<2>; def b : A<0>;
