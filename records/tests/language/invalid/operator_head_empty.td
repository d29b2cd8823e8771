def a { int x = !head([]<int>); }
