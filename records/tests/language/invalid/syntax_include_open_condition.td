include "open-condition.td"
def a;
