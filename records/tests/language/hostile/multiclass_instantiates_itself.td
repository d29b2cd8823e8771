multiclass M { def _x; defm _y : Missing; } defm m : M;
