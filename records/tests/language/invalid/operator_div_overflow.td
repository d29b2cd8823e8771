class A<int n> { int x = !div(n, -1); } def a : A<-9223372036854775808>;
