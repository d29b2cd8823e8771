class A {
  defvar int x = 4;
}
