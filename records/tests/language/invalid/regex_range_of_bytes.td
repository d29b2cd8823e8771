def a { bit m = !match("é", "[a-ÿ]"); }
