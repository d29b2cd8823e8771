def a { bit m = !match("aa", "(a)\\2"); }
