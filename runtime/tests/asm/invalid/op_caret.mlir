^bb0:
