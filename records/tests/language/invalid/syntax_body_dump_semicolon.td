class A<int x> {
  dump x
}
