foreach i = [1] in {
  let x = 3 in {
    class A;
  }
}
