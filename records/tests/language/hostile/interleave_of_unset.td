def a { string s = !interleave([?, "a"], ","); int x = "s"; }
