include "cycle.td"
def a;
