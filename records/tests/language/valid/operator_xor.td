// !xor: of literals, of template arguments, of fields that are set later, and of bits.
class Of<int a, int b, bits<4> c> {
  int late = !xor(a, b);
  int inner = 6;
  int ofInner = !xor(inner, b);
  int ofBits = !xor(c, 2);
  bits<8> asBits = !xor(a, 1);
}
def literals {
  int v0 = !xor(12, 10);
  int v1 = !xor(1, 1, 1);
  int v2 = !xor(-1, 0);
}
def late : Of<12, 2, 5>;
def later : Of<40, 1, 0b1001> { let inner = 24; }
