// A later let replaces an earlier one; fields are read when the record is complete
class A { int x = 1; int seen = x; } def a : A { let x = 2; let x = 3; }
let x = 4 in { def b : A; def c : A { let x = 5; } let x = 6 in def d : A; }
