class A { int x = 0; string s = "a"; } let x = 1 in { class B : A { let s = "b"; } def b : B; def c : B { let x = 2; } } def d : B;
