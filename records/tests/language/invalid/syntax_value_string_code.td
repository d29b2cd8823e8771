defvar x = "a" [{b}];
