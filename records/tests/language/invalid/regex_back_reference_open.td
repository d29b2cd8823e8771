def x { bit a = !match("a", "(a\\1)"); }
