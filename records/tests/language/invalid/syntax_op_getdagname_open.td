defvar x = !getdagname;
