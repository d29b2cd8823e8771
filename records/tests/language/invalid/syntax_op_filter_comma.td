defvar x = !filter(i; [1], i);
