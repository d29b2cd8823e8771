class A; class B : A; class C : A; class D : C, B; class E : D; def e : E; def f : C, B; def g : A, B;
