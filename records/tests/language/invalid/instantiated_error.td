class A<int n> { int x = !div(10, n); } multiclass M<int n> { def _a : A<n>; } multiclass N<int n> { defm _n : M<n>; } defm m : N<0>;
