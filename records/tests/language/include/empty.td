// Nothing is here.
