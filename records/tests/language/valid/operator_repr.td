// !repr of values and of records
class A<int n> { int v = n; list<string> l = ["a"]; }
def a : A<3>;
class Of<int i, list<int> l> { string s = !repr(i); string t = !repr(l); }
def of : Of<5, [1, 2]>;
def literal { string s = !repr("q"); string r = !repr(a); string b = !repr(0b10); string d = !repr((a 1:$x)); }
