// !setdagarg and !setdagname
def o;
class Of<dag d> { dag a = !setdagarg(d, 0, "new"); dag b = !setdagarg(d, "n", 7); dag c = !setdagname(d, 0, "renamed"); dag e = !setdagname(d, "n", ?); }
def of : Of<(o 1, 2:$n)>;
