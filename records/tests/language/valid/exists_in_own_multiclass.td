class A; multiclass M { def _a : A; def _q { bit e = !exists<A>(NAME # "_a"); bit f = !exists<A>("nope"); } } defm x : M;
