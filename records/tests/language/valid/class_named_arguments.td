class A<int x, int y = 2, string s = "s"> { int sum = !add(x, y); string t = s; }
def a : A<1, s = "z">; def b : A<y = 5, x = 6>; def c : A<x = 1>;
def i { A v = A<3, y = 4>; }
class B<string n> : A<x = 7, s = n # "!">; def d : B<"w">;
multiclass M<int p, int q = 1> { def _x : A<p, y = q>; } defm m : M<q = 3, p = 4>;
