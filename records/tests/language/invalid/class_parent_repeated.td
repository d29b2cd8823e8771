class A; def c : A, A;
