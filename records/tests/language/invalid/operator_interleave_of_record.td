def r; def a { string x = !interleave([r], ","); }
