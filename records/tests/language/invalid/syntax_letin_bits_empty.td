let x<> = 3 in def a;
