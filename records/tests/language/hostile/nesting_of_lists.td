def o; def a { dag d = !foldl((o), !range(100000), acc, i, (o [acc])); }
