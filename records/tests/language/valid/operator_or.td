// !or: of literals, of template arguments, of fields that are set later, and of bits.
class Of<int a, int b, bits<4> c> {
  int late = !or(a, b);
  int inner = 6;
  int ofInner = !or(inner, b);
  int ofBits = !or(c, 2);
  bits<8> asBits = !or(a, 1);
}
def literals {
  int v0 = !or(12, 3);
  int v1 = !or(1, 2, 4);
  int v2 = !or(-1, 5);
}
def late : Of<12, 2, 5>;
def later : Of<40, 1, 0b1001> { let inner = 24; }
