foo;
