defvar x = !cond(1: );
