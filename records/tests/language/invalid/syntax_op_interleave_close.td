defvar x = !interleave(["a"], ",";
