module
