def o; def a { dag x = !dag(o, [1], [2]); }
