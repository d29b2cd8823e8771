class A { string n = NAME; }
multiclass Inner<string s> { def _i#s : A; def NAME#_j : A; } multiclass Outer<string s> { defm _o : Inner<s>; defm NAME#_p : Inner<s # "q">; defm "" : Inner<"e">; defm : Inner<"anon">; }
defm x : Outer<"k">;
