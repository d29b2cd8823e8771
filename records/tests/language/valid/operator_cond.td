// !cond
class Of<int n> {
  string s = !cond(!lt(n, 0): "negative", !eq(n, 0): "zero", true: "positive");
  int i = !cond(n: 1, 1: ?);
}
def a : Of<-5>; def b : Of<0>; def c : Of<5>;
def literal { int x = !cond(0: 1, 1: 2); string y = !cond(true: "t",); }
