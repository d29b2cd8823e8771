class A { assert 0, "in the class"; }
def a : A;
$
