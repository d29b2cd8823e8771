def : {}
