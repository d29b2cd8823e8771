def a { int x = !find(5, "1"); }
