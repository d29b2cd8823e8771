def a, b;
