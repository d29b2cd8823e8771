foreach i = -2 in def x;
