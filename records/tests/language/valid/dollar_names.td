def o; def a { dag d = (o 1:$a, 2:$a_b1, $c, 3:$_x); }
