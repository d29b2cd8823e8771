def a { bit m = !match("text", "[a-c-e]"); }
