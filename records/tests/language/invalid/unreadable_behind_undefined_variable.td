def a { int x = b é; }
