def a { int x = !find("abc", 1); }
