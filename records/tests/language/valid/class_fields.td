class A { int x; int y = 2; field int z; string s = "a"; }
class B : A { int w = 3; let y = 5; }
class C : B { let x = y; let s = "b" # w; }
def c : C { let z = 9; } def a : A;
