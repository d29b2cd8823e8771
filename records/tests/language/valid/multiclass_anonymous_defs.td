class A<int n> { int v = n; } multiclass M<int n> { def : A<n>; def : A<!add(n, 1)>; } defm m : M<1>; defm : M<5>; defm n : M<1>;
