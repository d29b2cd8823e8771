// !mul: of literals, of template arguments, of fields that are set later, and of bits.
class Of<int a, int b, bits<4> c> {
  int late = !mul(a, b);
  int inner = 6;
  int ofInner = !mul(inner, b);
  int ofBits = !mul(c, 2);
  bits<8> asBits = !mul(a, 1);
}
def literals {
  int v0 = !mul(3, -4);
  int v1 = !mul(2, 3, 4);
  int v2 = !mul(4611686018427387904, 4);
}
def late : Of<12, 2, 5>;
def later : Of<40, 1, 0b1001> { let inner = 24; }
