class A { int x = 1; } class B { int x = 2; } class C : A, B; class D : B, A; def c : C; def d : D; def e : A, B { let x = 3; }
