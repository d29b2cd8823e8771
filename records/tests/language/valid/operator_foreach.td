// !foreach over lists and dags, nested
def o; def q;
class Of<list<int> l, dag d> {
  list<int> doubled = !foreach(x, l, !mul(x, 2));
  list<string> texts = !foreach(x, l, "n" # x);
  list<list<int>> pairs = !foreach(x, l, !foreach(y, l, !add(x, y)));
  dag same = !foreach(x, d, x);
}
def of : Of<[1, 2, 3], (o 1, (o 2:$b))>;
def literal { list<int> l = !foreach(i, [1, 2], !add(i, i)); dag d = !foreach(x, (o o, o), !subst(o, q, x)); list<int> none = !foreach(i, []<int>, i); }
