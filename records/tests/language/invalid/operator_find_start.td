def a { int x = !find("abc", "b", "c"); }
