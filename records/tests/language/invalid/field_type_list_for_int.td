def a { int s = [1]; }
