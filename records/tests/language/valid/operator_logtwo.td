// !logtwo
class Of<int n> { int l = !logtwo(n); }
def a : Of<1>; def b : Of<1023>; def c : Of<1024>;
def literal { int x = !logtwo(4611686018427387904); int y = !logtwo(0b1000); }
