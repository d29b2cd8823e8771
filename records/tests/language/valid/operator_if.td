// !if with conditions of all kinds, and with branches of different types
class A; class B : A; class C : A;
def b : B; def c : C;
class Of<int n, bit x> {
  int i = !if(n, 1, 2);
  string s = !if(x, "yes", "no");
  A r = !if(x, b, c);
  list<int> l = !if(!eq(n, 1), [1], []<int>);
  int nested = !if(x, !if(n, 1, 2), 3);
  int unset = !if(x, ?, 4);
}
def one : Of<0, 1>; def two : Of<1, 0>; def three : Of<5, 0>;
def literal { int i = !if(1, 2, 3); bits<2> b = !if(0, 0b01, 0b10); bit d = !if(true, 1, 0); }
