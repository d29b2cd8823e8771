def a { bit m = !match("text", "x{0}"); }
