def o; def a { dag x = !setdagname((o 1), 0, 5); }
