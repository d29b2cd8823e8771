def x { bit a = !match("a", "\\1"); }
