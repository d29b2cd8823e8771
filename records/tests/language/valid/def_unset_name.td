class A {
  int x = 1;
}
def ? : A;
def q;
dump q;
