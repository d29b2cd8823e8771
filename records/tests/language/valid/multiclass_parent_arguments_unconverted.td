// A multiclass gives its parent the arguments as they are.
multiclass M<bits<2> p> { def a { string x = !repr(p); } }
multiclass N : M<1>;
defm q : N;
multiclass O<int p> { def b { string x = !repr(p); } }
multiclass P : O<{1, 0}>;
defm r : P;
multiclass Q : O<"a">;
defm s : Q;
