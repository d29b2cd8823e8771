defvar x = !foldl 0, [1], a, b, a;
