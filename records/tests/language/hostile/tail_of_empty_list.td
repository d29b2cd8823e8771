class A<list<int> l> { list<int> t = !tail(l); } def a : A<[]>;
