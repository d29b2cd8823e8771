// !ne of integers, bits, strings, records; known and late.
class Rec;
def left : Rec;
def right : Rec;
class Of<int a, string s, bits<3> b, bit c, Rec r> {
  bit ints = !ne(a, 3);
  bit strings = !ne(s, "m");
  bit ofBits = !ne(b, 0b011);
  bit ofBit = !ne(c, 1);
  int asInt = !ne(a, a);
  bit records = !ne(left, left);
  bit others = !ne(left, right);
  bit own = !ne(r, left);
}
def one : Of<1, "a", 1, 0, left>;
def two : Of<3, "m", 3, 1, right>;
def three : Of<5, "z", 0b111, true, left>;
def literal { bit a = !ne(1, 2); bit b = !ne("a", "b"); bit c = !ne("", ""); int d = !ne(-1, 1); }
