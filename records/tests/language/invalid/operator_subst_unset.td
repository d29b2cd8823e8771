def a { string x = !subst("a", "b", ?); }
