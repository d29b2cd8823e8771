class A; multiclass M { def _x : A; } let q = 1 in defm m : M;
