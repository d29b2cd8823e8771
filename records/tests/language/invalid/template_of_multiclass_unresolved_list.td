multiclass M<int n> { foreach i = n in def _#i; } defm m : M<3>;
