def a { int x = Missing<1>.y; }
