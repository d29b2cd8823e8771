// !eq of integers, bits, strings, records; known and late.
class Rec;
def left : Rec;
def right : Rec;
class Of<int a, string s, bits<3> b, bit c, Rec r> {
  bit ints = !eq(a, 3);
  bit strings = !eq(s, "m");
  bit ofBits = !eq(b, 0b011);
  bit ofBit = !eq(c, 1);
  int asInt = !eq(a, a);
  bit records = !eq(left, left);
  bit others = !eq(left, right);
  bit own = !eq(r, left);
}
def one : Of<1, "a", 1, 0, left>;
def two : Of<3, "m", 3, 1, right>;
def three : Of<5, "z", 0b111, true, left>;
def literal { bit a = !eq(1, 2); bit b = !eq("a", "b"); bit c = !eq("", ""); int d = !eq(-1, 1); }
