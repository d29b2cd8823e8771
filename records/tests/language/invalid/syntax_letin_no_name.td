let = 3 in def a;
