defvar x = 5{0-};
