class A
class B;
