defvar x = class;
