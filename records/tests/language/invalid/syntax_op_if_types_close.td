defvar x = !if(1, "a", 2;
