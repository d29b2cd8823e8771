let x = 3 in 4;
