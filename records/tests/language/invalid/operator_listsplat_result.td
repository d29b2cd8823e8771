def a { int x = !listsplat(1, 2); }
