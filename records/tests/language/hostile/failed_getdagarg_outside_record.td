def o; defvar x = !getdagarg<int>((o), 4);
