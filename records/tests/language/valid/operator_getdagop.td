// !getdagop, with and without a type
class Operator { int n = 3; }
def o : Operator;
class Of<dag d> { Operator op = !getdagop<Operator>(d); int n = !getdagop<Operator>(d).n; string name = !cast<string>(!getdagop(d)); }
def of : Of<(o 1)>;
def literal { Operator op = !getdagop<Operator>((o)); dag rebuilt = (!getdagop((o 1)) 2); }
