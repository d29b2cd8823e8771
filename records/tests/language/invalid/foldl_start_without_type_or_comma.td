def a { int x = !foldl(?); }
