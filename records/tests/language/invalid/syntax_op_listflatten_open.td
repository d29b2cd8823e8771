defvar x = !listflatten [[1]];
