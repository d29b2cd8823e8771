class A { int x = 0; bits<4> b = 0; }
multiclass M<int n> { let x = n in { def _a : A; let b<1-0> = 0b11 in def _b : A; } assert !lt(n, 10), "too big: " # n; def _c : A { let x = !mul(n, n); assert !ge(x, 0), "negative"; } } defm m : M<3>;
