// !isa
class A; class B : A; class C;
def b : B;
class Of<A r> { bit isA = !isa<A>(r); bit isB = !isa<B>(r); bit isC = !isa<C>(r); }
def of : Of<b>;
def other : A; def of2 : Of<other>;
def literal { bit a = !isa<int>(1); bit s = !isa<string>(1); bit l = !isa<list<A>>([b]); }
