def o; defvar x = !setdagarg((o), 4, 1);
