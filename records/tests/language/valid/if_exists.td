class A; def a : A;
if !exists<A>("a") then def yes; if !exists<A>("b") then def wrong; else def no;
multiclass M<string n> { if !exists<A>(n) then def _there; else def _missing; } defm p : M<"a">; defm q : M<"zz">;
