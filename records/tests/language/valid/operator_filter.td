// !filter
class Of<list<int> l, int limit> { list<int> small = !filter(x, l, !lt(x, limit)); list<int> even = !filter(x, l, !eq(!and(x, 1), 0)); }
def of : Of<[1, 2, 3, 4, 5], 4>;
def literal { list<string> s = !filter(x, ["a", "", "b"], !not(!empty(x))); }
