multiclass M : Missing { def _x; }
