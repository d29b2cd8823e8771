class N<int n, N l> { int v = n; N left = l; } def leaf : N<1, ?>; def root : N<2, leaf> { int below = left.v; }
