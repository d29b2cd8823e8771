// !sub: of literals, of template arguments, of fields that are set later, and of bits.
class Of<int a, int b, bits<4> c> {
  int late = !sub(a, b);
  int inner = 6;
  int ofInner = !sub(inner, b);
  int ofBits = !sub(c, 2);
  bits<8> asBits = !sub(a, 1);
}
def literals {
  int v0 = !sub(1, 2);
  int v1 = !sub(-9223372036854775807, 5);
  int v2 = !sub(0b100, 0b1);
}
def late : Of<12, 2, 5>;
def later : Of<40, 1, 0b1001> { let inner = 24; }
