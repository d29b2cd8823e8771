class A { int x = 0; } class B { int y = 1; } class C<int n> { int z = n; }
multiclass M { def _m : A; } multiclass N<int n> { def _n : A { let x = n; } }
defm a : M, N<3>; defm b : M, B; defm c : N<4>, B, C<9>; let x = 8 in defm d : M, B;
