// An empty source is an empty module.
