defvar x = !isa(1);
