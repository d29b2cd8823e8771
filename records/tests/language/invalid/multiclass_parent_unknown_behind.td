multiclass M<int p> { def a; }
multiclass N : M<"a">, L { }
