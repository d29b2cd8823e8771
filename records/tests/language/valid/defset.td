class A { int x = 1; } class B : A;
defset list<A> all = { def a : A; def b : B { let x = 2; } def : A; defset list<B> some = { def c : B; } foreach i = [1, 2] in def f#i : A; }
def d { list<A> l = all; int n = !size(all); list<int> xs = !foreach(r, all, r.x); list<B> bs = some; }
