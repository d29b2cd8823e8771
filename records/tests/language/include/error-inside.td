def from_error_inside;
def b c;
