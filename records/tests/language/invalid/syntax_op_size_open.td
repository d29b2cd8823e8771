defvar x = !size [1];
