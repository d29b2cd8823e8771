def a { int x = !logtwo(-5); }
