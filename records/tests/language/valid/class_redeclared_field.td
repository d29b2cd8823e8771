// A field that is declared again keeps its place and takes the new value
class A { int x = 1; int y = 2; }
class B : A { int x = 3; int y; }
def b : B;
class C { int z = 1; int z = 2; } def c : C;
