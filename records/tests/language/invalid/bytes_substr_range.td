def a { string s = !substr("ιθ", 3); }
