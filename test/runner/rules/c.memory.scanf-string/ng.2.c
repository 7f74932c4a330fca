int read_pair(FILE *file, char *key, char *value) {
  return fscanf(file, "%[^=]=%s", key, value); // expect
}
