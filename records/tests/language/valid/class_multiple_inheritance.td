class A { int a = 1; } class B { int b = 2; } class C : A, B { int c = 3; }
class D : A; class E : A; class F : D, E;
def c : C; def f : F; def g : D, E { let a = 5; }
