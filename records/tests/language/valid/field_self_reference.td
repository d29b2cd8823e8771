class A { int x = 1; int y = x; int z = !add(y, x); string s = "v" # z; list<int> l = [x, y, z]; }
def a : A; def b : A { let x = 10; } def c : A { let y = 5; let z = !mul(y, 2); }
