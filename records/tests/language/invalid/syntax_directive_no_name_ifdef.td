#ifdef // nothing
#endif
