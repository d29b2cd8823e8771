defvar x = !foreach(i [1], i);
