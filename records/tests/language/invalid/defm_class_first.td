class A; multiclass M { def _x; } defm m : A, M;
