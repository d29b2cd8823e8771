// !size and !empty of lists, strings and dags
def op;
class Of<list<int> l, string s, dag d> {
  int sl = !size(l); int ss = !size(s); int sd = !size(d);
  bit el = !empty(l); bit es = !empty(s); bit ed = !empty(d);
}
def full : Of<[1, 2], "abc", (op 1, 2, 3)>;
def none : Of<[], "", (op)>;
def literal { int a = !size([1]<int>); int b = !size(""); int c = !size("é"); bit d = !empty([]<int>); int e = !size([{code}]); }
