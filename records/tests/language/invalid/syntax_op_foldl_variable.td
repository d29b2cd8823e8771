defvar x = !foldl(0, [1], a, 3, a);
