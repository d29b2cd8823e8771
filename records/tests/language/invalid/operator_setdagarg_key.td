def o; def a { dag x = !setdagarg((o 1), [1], 2); }
