// !getdagopname and !setdagopname
def o;
class Of<dag d, string n> { string name = !getdagopname(d); dag named = !setdagopname(d, n); }
def of : Of<(o:$first 1), "second">;
def unnamed { string n = !getdagopname((o 1)); dag d = !setdagopname((o 1:$a), "x"); }
