def a { bits<2> b = { 3, 1 }; }
