class A<string s = NAME> { string n = NAME; string m = s; string l = "x" # NAME # "y"; }
def a : A; def b : A<"given">; class B : A<NAME # "_b">; def c : B;
multiclass M { def _x : A; def y : B; } defm m : M;
foreach i = [1, 2] in def f#i : A;
