// !ge of integers, bits, strings; known and late.
class Rec;
def left : Rec;
def right : Rec;
class Of<int a, string s, bits<3> b, bit c, Rec r> {
  bit ints = !ge(a, 3);
  bit strings = !ge(s, "m");
  bit ofBits = !ge(b, 0b011);
  bit ofBit = !ge(c, 1);
  int asInt = !ge(a, a);
}
def one : Of<1, "a", 1, 0, left>;
def two : Of<3, "m", 3, 1, right>;
def three : Of<5, "z", 0b111, true, left>;
def literal { bit a = !ge(1, 2); bit b = !ge("a", "b"); bit c = !ge("", ""); int d = !ge(-1, 1); }
