void greet(const char *name) {
  char line[32];
  strcpy(line, name); // expect
}
