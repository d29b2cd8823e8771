// !setdagop keeps the arguments and their names
def o; def q;
class Of<dag d> { dag r = !setdagop(d, q); }
def of : Of<(o 1:$a, 2)>;
def literal { dag r = !setdagop((o:$x 1), q); }
