#ifdef A
#else
def a;
#else
#endif
