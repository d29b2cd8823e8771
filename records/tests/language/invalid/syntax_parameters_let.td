class A<let x = 3>;
