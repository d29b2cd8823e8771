class A;
class B : A : A;
