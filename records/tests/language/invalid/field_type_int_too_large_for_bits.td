def a { bits<2> b = 4; }
