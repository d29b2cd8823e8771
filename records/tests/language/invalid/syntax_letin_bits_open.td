let x<3 = 3 in def a;
