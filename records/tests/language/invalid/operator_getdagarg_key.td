def o; def a { int x = !getdagarg<int>((o 1), [1]); }
