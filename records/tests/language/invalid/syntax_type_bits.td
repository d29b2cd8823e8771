class A {
  bits x;
}
