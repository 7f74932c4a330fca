char *copy(const char *text) {
  char *result = malloc(strlen(text) + 1);
  return result;
}
