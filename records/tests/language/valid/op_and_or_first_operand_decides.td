// If the first operand of !and or !or decides the result, the second is not evaluated: it makes no records and
// cannot fail. At -1 that is so for !or, at 1 it is not.
class Is<int x> { bit v = !eq(x, 3); }
class Guarded<bit a, int y> {
  bit both = !and(a, Is<y>.v);
  bit either = !or(a, Is<!add(y, 10)>.v);
  int quotient = !and(a, !div(1, y));
}
def off : Guarded<0, 0>;
def on : Guarded<1, 3>;

class Masked<int m, int y> {
  int all = !or(m, !div(2, y));
  bit chosen = !cond(!eq(m, -1): Is<77>.v, true: Is<78>.v);
}
def ones : Masked<-1, 0>;

// A constant first operand decides as soon as anything is substituted.
class Constant<int u> { int v = u; bit x = ?; bit r = !and(0, x); int s = !or(-1, x); int t = !or(1, x); }
class Derived : Constant<1>;
def derived : Derived { let x = 1; }
class Unrelated<int n> { bit x = ?; int k = n; bits<2> b = { !and(0, x), !cond(x: 0, true: 1) }; }
class UnrelatedToo<int m> : Unrelated<m>;
def unrelated : UnrelatedToo<2> { let x = 0; }
