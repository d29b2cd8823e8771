// !getdagname
def o;
class Of<dag d, int i> { string n = !getdagname(d, i); }
def one : Of<(o 1:$a, 2), 0>;
def two : Of<(o 1:$a, 2), 1>;
