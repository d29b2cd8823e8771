include "empty.td";
