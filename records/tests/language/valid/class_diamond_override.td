class A { int x = 1; } class B : A { let x = 2; } class C : A { let x = 3; }
def bc : B, C; def cb : C, B;
