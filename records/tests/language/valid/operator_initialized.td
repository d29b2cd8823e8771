// !initialized
class A { int v; }
class Of<int n, string s> { bit a = !initialized(n); bit b = !initialized(s); int set = 3; int unset; bit c = !initialized(set); bit d = !initialized(unset); }
def with : Of<1, "x"> { let unset = 2; }
def literal { bit a = !initialized(5); bit b = !initialized(?); bit c = !initialized([1]); }
