class A<int n> { int x = !cond(!eq(n, 1): 2); } def a : A<3>;
