class A; multiclass M { defset list<A> s = { def _x : A; } }
