deftype x int;
