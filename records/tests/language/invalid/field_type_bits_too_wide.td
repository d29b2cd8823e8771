def a { bits<2> b = 0b111; }
