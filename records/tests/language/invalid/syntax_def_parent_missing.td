def a : ;
