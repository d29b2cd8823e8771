#ifdef A && B
#endif
