class A<list<int> n>;
def x : A<[] = 1>;
