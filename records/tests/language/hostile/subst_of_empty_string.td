def a { string s = !subst("", "x", "abc"); }
