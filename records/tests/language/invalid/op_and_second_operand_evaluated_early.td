// The first operand is a field, which is not known yet when the arguments are substituted.
class D<int m, int y> { int q = m; int s = !and(q, !div(2, y)); }
def d0 : D<0, 0>;
