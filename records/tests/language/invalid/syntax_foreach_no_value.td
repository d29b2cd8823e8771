foreach i = in def a;
