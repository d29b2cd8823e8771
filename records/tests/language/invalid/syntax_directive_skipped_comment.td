#ifdef A
/* open
#endif
