FILE *scratch(void) {
  return tmpfile();
}
