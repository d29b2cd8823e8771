assert true, "never"; assert !eq(1, 1), "no"; defvar n = 3; assert !gt(n, 2), "n is " # n;
class A<int x> { assert !gt(x, 0), "x must be positive"; int y = x; assert !ne(y, 7), NAME; } def a : A<1>; def b : A<5> { assert !eq(y, 5), "y"; } def c { A i = A<2>; }
foreach i = [1, 2] in { assert !lt(i, 3), "i"; def d#i; }
