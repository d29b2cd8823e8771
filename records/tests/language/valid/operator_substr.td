// !substr
class Of<string s, int a, int n> { string rest = !substr(s, a); string part = !substr(s, a, n); }
def one : Of<"hello", 1, 3>; def end : Of<"hello", 5, 2>; def all : Of<"hello", 0, 100>;
def literal { string s = !substr("abc", 1, 0); string c = !substr([{code}], 1, 2); }
