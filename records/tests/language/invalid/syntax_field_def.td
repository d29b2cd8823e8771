class A {
  def b;
}
