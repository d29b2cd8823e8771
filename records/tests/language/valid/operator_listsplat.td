// !listsplat
class Of<string s, int n> { list<string> l = !listsplat(s, n); }
def none : Of<"x", 0>; def three : Of<"x", 3>;
def literal { list<int> l = !listsplat(5, 2); list<list<int>> n = !listsplat([1], 2); }
