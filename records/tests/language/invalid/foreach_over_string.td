foreach i = "abc" in def x#i;
