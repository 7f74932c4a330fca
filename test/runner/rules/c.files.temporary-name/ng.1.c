FILE *scratch(void) {
  char *name = tmpnam(NULL); // expect
  return fopen(name, "w");
}
