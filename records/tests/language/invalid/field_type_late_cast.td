class A; class B : A; class R<A a> { B b = !cast<B>(a); } def a : A; def r : R<a>;
