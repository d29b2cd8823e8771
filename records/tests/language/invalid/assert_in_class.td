class A<int n> { assert !gt(n, 0), "n is " # n; } def a : A<0>;
