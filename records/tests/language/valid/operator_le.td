// !le of integers, bits, strings; known and late.
class Rec;
def left : Rec;
def right : Rec;
class Of<int a, string s, bits<3> b, bit c, Rec r> {
  bit ints = !le(a, 3);
  bit strings = !le(s, "m");
  bit ofBits = !le(b, 0b011);
  bit ofBit = !le(c, 1);
  int asInt = !le(a, a);
}
def one : Of<1, "a", 1, 0, left>;
def two : Of<3, "m", 3, 1, right>;
def three : Of<5, "z", 0b111, true, left>;
def literal { bit a = !le(1, 2); bit b = !le("a", "b"); bit c = !le("", ""); int d = !le(-1, 1); }
