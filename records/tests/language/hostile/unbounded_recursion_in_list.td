class A<list<int> l> { list<int> r = A<!listconcat(l, [1])>.r; } def a : A<[]>;
