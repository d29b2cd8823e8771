defvar x = !listsplat(1, -1);
