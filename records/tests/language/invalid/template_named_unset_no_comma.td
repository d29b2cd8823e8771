class A<int n>;
def x : A<n = ? 5>;
