class A<3>;
