multiclass M<int n> { if !eq(n, 1) then { defvar t = "one"; def _t { string s = t; } } else { if !eq(n, 2) then def _two; else def _many; } } defm a : M<1>; defm b : M<2>; defm c : M<3>;
