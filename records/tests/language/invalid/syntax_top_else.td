else def a;
