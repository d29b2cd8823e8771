// !range
class Of<int a, int b, int s, list<string> l> { list<int> e = !range(a); list<int> r = !range(a, b); list<int> t = !range(a, b, s); list<int> i = !range(l); }
def up : Of<2, 9, 3, ["x", "y"]>; def down : Of<9, 2, -2, []>; def none : Of<5, 5, 1, ["a"]>;
def literal { list<int> l = !range(3); list<int> m = !range(5, 2); list<int> n = !range(0, -4, -1); list<int> o = !range(0); }
