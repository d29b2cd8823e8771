class A<int x, int y> {
  int z = !add(x, y);
}
defvar a = A<3 4>;
