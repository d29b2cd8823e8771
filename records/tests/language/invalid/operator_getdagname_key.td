def o; def a { string x = !getdagname((o 1), "n"); }
