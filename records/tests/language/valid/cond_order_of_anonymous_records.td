class A<int n> { int x = n; }
class R<int n> {
  int v = !cond(!eq(n, A<1>.x): A<!add(n,10)>.x, !eq(n, A<!add(n,20)>.x): A<!add(n,30)>.x, true: A<!add(n,40)>.x);
}
def one : R<1>;
def two : R<2>;
class Fact<int n> { int r = !cond(!le(n, 1): 1, true: !mul(n, Fact<!sub(n, 1)>.r)); }
