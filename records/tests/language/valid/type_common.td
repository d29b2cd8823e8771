// The type of a list is what its elements have in common
class A { int x = 1; } class B : A; class C : A; class D; class E : A, D;
def b : B; def c : C; def e : E; def d : D;
def l { list<A> bc = [b, c]; list<A> ec = [e, c]; list<D> ed = [e, d]; int n = !head([b, c]).x; }
