class A {
  defvar x = 4
}
