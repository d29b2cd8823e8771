// !lt of integers, bits, strings; known and late.
class Rec;
def left : Rec;
def right : Rec;
class Of<int a, string s, bits<3> b, bit c, Rec r> {
  bit ints = !lt(a, 3);
  bit strings = !lt(s, "m");
  bit ofBits = !lt(b, 0b011);
  bit ofBit = !lt(c, 1);
  int asInt = !lt(a, a);
}
def one : Of<1, "a", 1, 0, left>;
def two : Of<3, "m", 3, 1, right>;
def three : Of<5, "z", 0b111, true, left>;
def literal { bit a = !lt(1, 2); bit b = !lt("a", "b"); bit c = !lt("", ""); int d = !lt(-1, 1); }
