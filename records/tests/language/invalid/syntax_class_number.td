class 3;
