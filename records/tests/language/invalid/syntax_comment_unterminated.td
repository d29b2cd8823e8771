def a;
/* never /* closed */
def b;
