class B : 3;
