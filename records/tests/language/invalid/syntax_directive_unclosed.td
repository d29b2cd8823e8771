#ifdef A
def a;
