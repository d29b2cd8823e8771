defvar x = !toupper "a";
