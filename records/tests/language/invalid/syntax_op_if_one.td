defvar x = !if(1);
