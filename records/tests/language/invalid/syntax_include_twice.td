include include "there-is-no-such-file.td"
