foreach i = 0...999999999999 in def x#i;
