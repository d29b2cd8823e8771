class A<list<int> x> { list<int> y = x; } def a : A<["s"]>;
