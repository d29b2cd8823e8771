def a { string x = !substr("abc", 1, "2"); }
