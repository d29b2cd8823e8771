// !getdagarg by number and by name
class C;
def c : C;
def o;
class Of<dag d> { int a = !getdagarg<int>(d, 0); string b = !getdagarg<string>(d, "name"); C c = !getdagarg<C>(d, 2); int wrong = !getdagarg<int>(d, "name"); }
def of : Of<(o 1, "s":$name, c)>;
def literal { int x = !getdagarg<int>((o 1, 2:$b), "b"); dag n = !getdagarg<dag>((o (o 1)), 0); }
