defset list<int> x = {
};
