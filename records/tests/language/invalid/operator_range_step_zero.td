class A<int n> { list<int> x = !range(0, 5, n); } def a : A<0>;
