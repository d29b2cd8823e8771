foreach i = ? in def x#i;
