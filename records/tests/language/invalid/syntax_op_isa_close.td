defvar x = !isa<int>(1;
