deftype x = 3;
