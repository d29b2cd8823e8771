defvar x = !foldl(1, [1], a, b, "x";
