deftype x = ;
