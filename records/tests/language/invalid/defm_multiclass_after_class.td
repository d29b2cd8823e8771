class A; multiclass M { def _x; } defm m : M, A, M;
