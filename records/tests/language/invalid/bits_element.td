def a { bits<2> b = { "s", 1 }; }
