#ifndef A
#ifdef B
#endif
def a;
