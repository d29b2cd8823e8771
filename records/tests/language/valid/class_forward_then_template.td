class A; class U { A a; } class A<int n> { int v = n; } def x : A<1>; def u : U { let a = A<2>; }
