class A<int n> { list<int> l = !listsplat(1, n); } def a : A<-1>;
