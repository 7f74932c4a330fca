package app;

record Order(String column) {}
