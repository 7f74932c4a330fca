char *copy(const char *text) {
  char *result = malloc(strlen(text)); // expect
  strcpy(result, text);
  return result;
}
