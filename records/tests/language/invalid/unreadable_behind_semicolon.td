def x { }; $
