multiclass M : M { def _x; } defm m : M;
