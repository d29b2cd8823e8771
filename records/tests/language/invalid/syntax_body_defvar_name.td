class A {
  defvar 3 = 4;
}
