// !div: of literals, of template arguments, of fields that are set later, and of bits.
class Of<int a, int b, bits<4> c> {
  int late = !div(a, b);
  int inner = 6;
  int ofInner = !div(inner, b);
  int ofBits = !div(c, 2);
  bits<8> asBits = !div(a, 1);
}
def literals {
  int v0 = !div(7, 2);
  int v1 = !div(-7, 2);
  int v2 = !div(7, -2);
  int v3 = !div(0, 5);
}
def late : Of<12, 2, 5>;
def later : Of<40, 1, 0b1001> { let inner = 24; }
