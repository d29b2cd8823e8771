// A class's fields stay open; what they mention is decided in each record
class A { int n = 1; string s = "n=" # n; list<int> l = !listsplat(n, n); bit odd = !eq(!and(n, 1), 1); string t = !if(odd, "odd", "even"); }
def a : A; def b : A { let n = 2; } class B : A { let n = 3; } def c : B; def d : B { let s = "fixed"; let odd = 0; }
