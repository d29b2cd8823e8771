def o; def a { dag x = !dag(o, ?, ?); }
