module 1 {}
