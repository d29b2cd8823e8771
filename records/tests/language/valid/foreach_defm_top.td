multiclass M<int n> { def _v { int v = n; } } foreach i = !range(3) in { defm m#i : M<i>; } foreach s = ["p", "q"] in defm ""#s : M<5>;
