#ifndef A
#else
def a;
#else
#endif
