// !foldl
class Of<list<int> l> {
  int sum = !foldl(0, l, acc, x, !add(acc, x));
  string text = !foldl("", l, acc, x, acc # x # ";");
  list<int> reversed = !foldl([]<int>, l, acc, x, !listconcat([x], acc));
  list<int> sums = !foreach(n, l, !foldl(n, l, acc, x, !add(acc, x)));
}
def of : Of<[3, 1, 2]>;
def literal { int m = !foldl(1, [2, 3], a, b, !mul(a, b)); }
