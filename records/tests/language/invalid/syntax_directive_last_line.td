#ifndef A
def a;
#endif