class A<int n> { int shifted = !shl(1, n); } def a : A<-1>;
