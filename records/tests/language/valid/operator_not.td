// !not
class Of<int a, bit b> { int i = !not(a); bit j = !not(b); bit k = !not(!eq(a, 0)); }
def zero : Of<0, 0>;
def other : Of<7, 1>;
def literal { bit a = !not(0); bit b = !not(3); int c = !not(true); }
