#ifndef 3
#endif
