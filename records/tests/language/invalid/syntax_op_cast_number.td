defvar x = !cast<3>(1);
