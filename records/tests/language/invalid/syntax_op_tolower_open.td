defvar x = !tolower "a";
