class C;
multiclass M { def _x; }
defm a : M, C, = ;
