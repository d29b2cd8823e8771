multiclass M<int a, int b = !add(a, 1), string s = "v" # b> { def _m { int x = a; int y = b; string z = s; } } defm p : M<1>; defm q : M<1, 5>; defm r : M<1, s = "given">;
