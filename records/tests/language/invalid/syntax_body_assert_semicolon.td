class A<int x> {
  assert x, "message"
}
