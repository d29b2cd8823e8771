// The branch that is not taken is not evaluated.
class Next<int n> { int v = !if(!eq(n, 0), 0, !add(1, Next<!sub(n, 1)>.v)); }
def d { int depth = Next<5>.v; }
