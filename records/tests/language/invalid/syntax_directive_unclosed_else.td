#ifndef A
def a;
#else

