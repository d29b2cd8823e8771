// References between the records of a multiclass go by name
class A; class R<A a> { A of = a; }
multiclass M { def _a : A; def _r : R<!cast<A>(NAME # "_a")>; } defm x : M; defm y : M;
