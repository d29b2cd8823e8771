// !interleave of strings, integers and bits
class Of<list<string> l, list<int> n> { string s = !interleave(l, ", "); string t = !interleave(n, "-"); }
def of : Of<["a", "b", "c"], [1, 2]>;
def none : Of<[], []>;
def literal { string a = !interleave(["x"], ";"); string b = !interleave([0b11, 0b01], ""); string c = !interleave([true, false], " "); }
