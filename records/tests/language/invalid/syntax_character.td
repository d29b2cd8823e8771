def a @ b;
