// !gt of integers, bits, strings; known and late.
class Rec;
def left : Rec;
def right : Rec;
class Of<int a, string s, bits<3> b, bit c, Rec r> {
  bit ints = !gt(a, 3);
  bit strings = !gt(s, "m");
  bit ofBits = !gt(b, 0b011);
  bit ofBit = !gt(c, 1);
  int asInt = !gt(a, a);
}
def one : Of<1, "a", 1, 0, left>;
def two : Of<3, "m", 3, 1, right>;
def three : Of<5, "z", 0b111, true, left>;
def literal { bit a = !gt(1, 2); bit b = !gt("a", "b"); bit c = !gt("", ""); int d = !gt(-1, 1); }
