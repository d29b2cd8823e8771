// An anonymous definition that is made twice gets a second name, which its fields mention.
class Self { Self self = !cast<Self>(NAME); string name = NAME; }
foreach i = [1, 2, 3] in def : Self;
multiclass Selves { def : Self; }
defm : Selves;
defm : Selves;
