multiclass M<int n> { def _x { int a = n; int b = !add(a, 1); list<int> l = [a, b, n]; } } defm m : M<3>; let a = 9 in defm k : M<4>;
