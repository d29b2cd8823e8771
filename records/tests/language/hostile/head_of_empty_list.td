class A<list<int> l> { int h = !head(l); } def a : A<[]>;
