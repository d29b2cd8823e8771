// !sra: of literals, of template arguments, of fields that are set later, and of bits.
class Of<int a, int b, bits<4> c> {
  int late = !sra(a, b);
  int inner = 6;
  int ofInner = !sra(inner, b);
  int ofBits = !sra(c, 2);
  bits<8> asBits = !sra(a, 1);
}
def literals {
  int v0 = !sra(-16, 2);
  int v1 = !sra(16, 2);
}
def late : Of<12, 2, 5>;
def later : Of<40, 1, 0b1001> { let inner = 24; }
