// !listconcat, also of lists of different classes
class A; class B : A; class C : A;
def b : B; def c : C;
class Of<list<int> l> { list<int> two = !listconcat(l, [9]); list<int> three = !listconcat([0], l, l); }
def of : Of<[1, 2]>;
def records { list<A> all = !listconcat([b], [c]); list<int> none = !listconcat([]<int>, []<int>); }
