foreach i = [1, 2] in def l#i; foreach i = 0...2 in def r#i; foreach i = {5, 7-8} in def s#i; foreach i = {3...1} in def d#i;
foreach s = ["a", "b"] in def t#s; defvar v = [10, 20]; foreach i = v in def v#i;
class A { list<int> l = [6]; } def a : A; foreach i = a.l in def f#i; foreach i = !range(2) in def g#i; foreach i = []<int> in def none#i;
