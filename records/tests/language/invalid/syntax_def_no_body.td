def a
def b;
