foreach i = [1] in multiclass M { def _x; }
