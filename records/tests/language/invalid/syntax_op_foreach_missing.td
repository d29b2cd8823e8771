defvar x = !foreach(i, [1]);
