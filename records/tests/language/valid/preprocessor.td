#define ONE
#ifdef ONE
def one;
#else
def not_one;
#endif
#ifndef TWO
def no_two;
#ifdef ONE
def nested;
#endif
#else
def two;
#endif
#ifdef THREE
this is not looked at "unclosed
#ifdef FOUR
#else
#endif
#endif
  #define INDENTED
  #ifdef INDENTED // comment
def indented;
  #endif /* comment */
