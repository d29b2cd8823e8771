def a { int s = "יי"; }
