def from_open_condition;
#ifdef NOT_DEFINED
def x;
