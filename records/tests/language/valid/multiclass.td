class A<int n, string s> { int v = n; string t = s; }
multiclass M<int n, string s = "d"> { def "" : A<n, s>; def _x : A<!add(n, 1), s # "x">; def NAME # _y : A<2, NAME>; def pre_ # NAME : A<3, "p">; }
defm one : M<1>; defm two : M<2, "e">; defm "three" : M<3>; defm : M<4>;
