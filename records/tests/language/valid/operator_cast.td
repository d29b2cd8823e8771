// !cast between strings, records, integers and bits.
class A { int x = 1; }
class B : A { int y = 2; }
def a : A;
def b : B;
class Late<string name, int n, A r> {
  A found = !cast<A>(name);
  string text = !cast<string>(n);
  string of = !cast<string>(r);
  B narrowed = !cast<B>(r);
  int ofB = !cast<B>(r).y;
  A joined = !cast<A>("" # name);
}
def late : Late<"b", 42, b>;
def literals {
  A fromName = !cast<A>("a");
  string name = !cast<string>(a);
  string number = !cast<string>(-7);
  int fromBits = !cast<int>(0b101);
  bit one = !cast<bit>(1);
  bits<4> four = !cast<bits<4>>(5);
  string same = !cast<string>("s");
  list<A> listed = [!cast<A>("b")];
}
def self : A { A me = !cast<A>("self"); }
