def o; def a { dag x = !setdagop((o 1), 5); }
