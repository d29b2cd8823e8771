class A<list<int> l> { int x = l[4]; } def a : A<[1, 2]>;
