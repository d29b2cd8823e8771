class A<int used, int unused, string alsoUnused = "x"> { int x = used; }
class B<int p> : A<p, 1>; class C<int q>; multiclass M<int r, int s> { def _a : A<r, 2>; } def a : A<1, 2>; defm m : M<1, 2>;
