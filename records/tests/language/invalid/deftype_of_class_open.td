class A;
deftype T = A
def;
