def a;
include "there-is-no-such-file.td"
