def a = 3;
