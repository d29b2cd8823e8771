multiclass M { def _a; def _a; } defm x : M;
