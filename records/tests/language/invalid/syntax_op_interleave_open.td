defvar x = !interleave ["a"], ",";
