field int x;
