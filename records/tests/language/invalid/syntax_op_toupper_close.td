defvar x = !toupper("a";
