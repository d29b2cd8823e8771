// !listremove removes all equal elements
class Of<list<int> l> { list<int> r = !listremove(l, [1, 3]); }
def of : Of<[1, 2, 1, 3, 4]>;
def x; def y;
def literal { list<string> s = !listremove(["a", "b"], ["b"]); }
