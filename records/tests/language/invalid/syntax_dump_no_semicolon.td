dump "a"
def a;
