class A<int n> { int v = n; int w = 10; assert !lt(v, w), NAME # ": " # v # " >= " # w; } def a : A<1>; def b : A<20> { let w = 30; }
