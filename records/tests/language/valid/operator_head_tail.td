// !head and !tail
class Of<list<int> l> { int first = !head(l); list<int> rest = !tail(l); int second = !head(!tail(l)); }
def of : Of<[1, 2, 3]>;
def literal { string h = !head(["a", "b"]); list<string> t = !tail(["a"]); list<list<int>> n = !tail([[1], [2]]); }
