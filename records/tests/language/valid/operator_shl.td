// !shl: of literals, of template arguments, of fields that are set later, and of bits.
class Of<int a, int b, bits<4> c> {
  int late = !shl(a, b);
  int inner = 6;
  int ofInner = !shl(inner, b);
  int ofBits = !shl(c, 2);
  bits<8> asBits = !shl(a, 1);
}
def literals {
  int v0 = !shl(1, 4);
  int v1 = !shl(1, 63);
  int v2 = !shl(-1, 8);
}
def late : Of<12, 2, 5>;
def later : Of<40, 1, 0b1001> { let inner = 24; }
