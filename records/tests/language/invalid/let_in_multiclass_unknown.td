class A; multiclass M { let q = 1 in def _x : A; }
