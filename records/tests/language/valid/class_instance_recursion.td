class Fib<int n> { int v = !if(!lt(n, 2), n, !add(Fib<!sub(n, 1)>.v, Fib<!sub(n, 2)>.v)); }
def d { int f = Fib<7>.v; }
