class A<int n> { int v = n; }
multiclass M<int n, bit b> { if b then def _b : A<n>; else def _nb : A<!add(n, 100)>; if !gt(n, 5) then { def _big : A<n>; foreach i = [1, 2] in if !eq(i, 2) then def _i#i : A<i>; } }
defm x : M<1, 0>; defm y : M<9, 1>; multiclass N<int k> { defm _m : M<k, !eq(k, 3)>; } defm z : N<3>; defm w : N<6>;
