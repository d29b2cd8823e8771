assert 1, "message"
def a;
