void parse(const char *text) {
  char *copy = strdup(text);
  free(copy);
}
