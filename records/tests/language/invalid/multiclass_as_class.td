multiclass M { def _x; } def a : M;
