defvar x = !getdagarg<int>;
