class A {
  foreach i = [1] in int x = i;
}
