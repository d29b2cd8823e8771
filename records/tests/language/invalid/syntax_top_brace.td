class A;
}
