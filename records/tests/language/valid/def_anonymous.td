class A<int n = 0> { int v = n; }
def : A<1>; def : A<2>; def { int x = 1; } foreach i = [7, 8] in def : A<i>;
let v = 9 in def : A;
