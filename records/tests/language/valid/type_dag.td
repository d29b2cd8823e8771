class Op; def o : Op; def r;
def d { dag e = (o); dag a = (o 1, "s", [1], r); dag n = (o 1:$x, $y, r:$z); dag on = (o:$name 1); dag nested = (o (r 1), (o (r))); dag unset = (? 1); dag q = (o ?, ?:$a); }
class L<dag d, Op p> { dag x = d; dag y = (p 1:$z); dag z = (o d); } def l : L<(r 5), o>;
