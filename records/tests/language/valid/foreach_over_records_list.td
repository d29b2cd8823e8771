class R<int n> { int v = n; } class H<list<R> l> { list<R> rs = l; } def h : H<[R<1>, R<2>]>; foreach r = h.rs in def of_#!cast<string>(r.v) { int w = !mul(r.v, 10); }
