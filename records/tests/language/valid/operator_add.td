// !add: of literals, of template arguments, of fields that are set later, and of bits.
class Of<int a, int b, bits<4> c> {
  int late = !add(a, b);
  int inner = 6;
  int ofInner = !add(inner, b);
  int ofBits = !add(c, 2);
  bits<8> asBits = !add(a, 1);
}
def literals {
  int v0 = !add(1, 2);
  int v1 = !add(1, 2, 3, 4);
  int v2 = !add(9223372036854775807, 1);
  int v3 = !add(-1, 1);
  int v4 = !add(true, false);
  int v5 = !add(0b11, 1);
}
def late : Of<12, 2, 5>;
def later : Of<40, 1, 0b1001> { let inner = 24; }
