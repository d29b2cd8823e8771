class A;
class B : {}
