class A { int x = 0; }
let x = 1 in { foreach i = [1, 2] in def a#i : A; if 1 then def b : A; multiclass M { def _m : A; } }
let x = 2 in defm m : M; defm n : M;
let x = 3 in { defvar k = 5; def c : A { int y = k; } }
