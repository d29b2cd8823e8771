defvar x = !strconcat("a", "b";
