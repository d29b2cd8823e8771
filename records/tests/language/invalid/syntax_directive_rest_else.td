#ifdef A
#else A
#endif
