defvar i = 1; defvar s = "a" # i; defvar l = [1, 2]; defvar r = !add(i, 2);
class A<int n> { defvar twice = !mul(n, 2); int x = twice; defvar more = !add(twice, i); int y = more; }
def a : A<4>; def d { int x = r; string t = s; list<int> m = l; defvar local = 9; int z = local; }
multiclass M<int p> { defvar q = !add(p, 1); def _q : A<q>; foreach k = [1] in { defvar w = !add(k, q); def _w : A<w>; } } defm m : M<10>;
