foreach i = missing in def x#i;
