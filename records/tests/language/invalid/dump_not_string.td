dump 3;
