class A {
  list<int> x = [1];
  let append x = [2];
}
