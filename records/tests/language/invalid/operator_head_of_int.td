def a { int x = !head(5); }
