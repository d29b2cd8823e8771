def a;
def b : Missing;
