class A { int x = 0; } foreach i = [1, 2] in let x = i in { def a#i : A; def b#i : A { let x = !add(i, 10); } }
