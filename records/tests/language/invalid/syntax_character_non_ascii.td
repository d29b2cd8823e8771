def é;
