def a { int x = !size(5); }
