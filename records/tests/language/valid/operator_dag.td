// !dag from children and names, one of which may be unset
def o;
class Of<list<int> c, list<string> n> { dag d = !dag(o, c, n); dag unnamed = !dag(o, c, ?); dag bare = !dag(o, ?, n); }
def of : Of<[1, 2], ["a", "b"]>;
def literal { dag d = !dag(o, ["x", "y"], ["p", ?]); dag e = !dag(o, []<int>, []<string>); }
