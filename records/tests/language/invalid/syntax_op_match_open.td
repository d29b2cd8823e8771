defvar x = !match "a", "b";
