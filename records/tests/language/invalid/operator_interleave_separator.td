def a { string x = !interleave(["a"], 1); }
