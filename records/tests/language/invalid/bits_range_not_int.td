def a { bits<4> b = 1; bits<2> c = b{"s"}; }
