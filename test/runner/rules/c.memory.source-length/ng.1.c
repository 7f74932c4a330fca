void copy(char *target, const char *source) {
  strncpy(target, source, strlen(source)); // expect
}
