defvar x = !tail [1];
