defvar x = !add();
