def o; def a { dag x = !filter(i, (o 1), 1); }
