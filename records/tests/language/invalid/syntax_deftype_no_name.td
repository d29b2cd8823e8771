deftype = int;
