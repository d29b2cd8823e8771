// !instances lists the records of a class, sorted by name, those whose names match
class A; class B : A;
def z1 : A; def a2 : B; def m1 : A; def other;
class Of<string r> { list<A> l = !instances<A>(r); }
def of : Of<"1$">;
def all { list<A> l = !instances<A>(); list<B> b = !instances<B>(); int n = !size(!instances<A>("^[a-m]")); }
defvar count = !size(!instances<A>());
def counted { int n = count; }
