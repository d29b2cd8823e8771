def a { bits<2> b = 0b11; bits<2> c = b{3...2}; }
