deftype x = int
def a;
