class A<int n> { string x = !substr("abc", 0, n); } def a : A<-1>;
