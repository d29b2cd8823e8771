multiclass M<int n> { assert n, "zero " # NAME; def _x; } defm m : M<0>;
