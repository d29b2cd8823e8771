class A { int x = 0; } defset list<A> s = { let x = 1 in { def a : A; if 0 then def b : A; else def c : A; } } def d { int n = !size(s); list<string> names = !foreach(r, s, !cast<string>(r)); }
