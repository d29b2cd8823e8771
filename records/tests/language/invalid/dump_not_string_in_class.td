class A<int n> {
  dump n;
}
def a : A<3>;
