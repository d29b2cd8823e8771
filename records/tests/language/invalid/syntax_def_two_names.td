def a b;
