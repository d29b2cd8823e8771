class A<int n> { list<int> a = [n, n]; list<int> b = [n, n]; } def x : A<1>; def y : A<1>; def z { list<A> l = [A<1>, A<1>, A<2>]; }
