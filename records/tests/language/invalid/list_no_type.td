defvar x = [];
