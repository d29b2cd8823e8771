class A { int x = 0; string s = ""; bits<4> b = 0; list<int> l = []; }
let x = 1, s = "t" in { def a : A; let x = 2 in { def b : A; class K : A; } def c : K; }
let b<1...0> = 0b11, l = [1, 2] in def d : A; def e : A;
let x = 3 in let s = "u" in def f : A;
