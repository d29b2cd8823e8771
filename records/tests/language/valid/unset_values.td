class A { int i; string s; bit b; bits<2> bs; list<int> l; dag d; A r; code c; } def a : A; def b : A { let i = 1; let i = ?; let d = (? ?, ?:$x); }
