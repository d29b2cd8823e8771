defvar x = !listsplat(1, 2;
