def x { int NAME $ }
