def o; defvar x = !getdagname((o), 4);
