def a { bit x = !match("a", 1); }
