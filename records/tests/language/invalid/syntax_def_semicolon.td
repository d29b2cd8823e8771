def a {
};
