class A; class B : A; def c : B, A;
