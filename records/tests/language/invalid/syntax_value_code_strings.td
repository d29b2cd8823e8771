defvar x = [{a}] [{b}];
