// !and: of literals, of template arguments, of fields that are set later, and of bits.
class Of<int a, int b, bits<4> c> {
  int late = !and(a, b);
  int inner = 6;
  int ofInner = !and(inner, b);
  int ofBits = !and(c, 2);
  bits<8> asBits = !and(a, 1);
}
def literals {
  int v0 = !and(12, 10);
  int v1 = !and(7, 6, 3);
  int v2 = !and(true, 0);
  int v3 = !and(-1, 5);
}
def late : Of<12, 2, 5>;
def later : Of<40, 1, 0b1001> { let inner = 24; }
