multiclass M<int n> { def _x#n; } multiclass N : M { def _y; }
