def x { bit a = !match("a", "[[.foo.]]"); }
