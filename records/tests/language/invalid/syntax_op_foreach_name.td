defvar x = !foreach(1, [1], 2);
