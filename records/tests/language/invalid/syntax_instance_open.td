class A<int x> {
  int y = x;
}
defvar a = A<3;
