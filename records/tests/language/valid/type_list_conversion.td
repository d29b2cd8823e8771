// A list is converted element by element
class A; class B : A; def b : B;
class Of<list<bits<4>> l, list<A> r> { list<bits<4>> x = l; list<A> y = r; list<int> z = [true, 0b11, 3]; }
def of : Of<[1, 15], [b]>;
def d { list<bit> l = [1, 0]; list<int> m = [0b1, 5]; }
