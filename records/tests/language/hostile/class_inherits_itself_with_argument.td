class A<int n> : A<!add(n, 1)>;
