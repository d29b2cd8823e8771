// !find
class Of<string s, string t> { int i = !find(s, t); int j = !find(s, t, 2); }
def one : Of<"banana", "an">; def none : Of<"banana", "x">; def empty : Of<"banana", "">;
def literal { int i = !find("abcabc", "c", 3); int j = !find("", ""); }
