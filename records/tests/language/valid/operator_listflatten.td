// !listflatten of a list of lists; a flat list stays as it is
class Of<list<list<int>> l> { list<int> f = !listflatten(l); }
def of : Of<[[1, 2], [], [3]]>;
def literal { list<string> s = !listflatten([["a"], ["b", "c"]]); list<int> flat = !listflatten([1, 2]); list<list<int>> once = !listflatten([[[1]], [[2]]]); }
