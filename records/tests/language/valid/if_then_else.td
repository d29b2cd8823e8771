defvar yes = 1;
if yes then def a; if !not(yes) then def b; else def c; if !eq(yes, 1) then { def d; def e; } else { def f; }
if 0 then def g; else if yes then def h; else def i;
foreach n = [0, 1, 2] in { if !eq(n, 1) then def j#n; else def k#n; }
