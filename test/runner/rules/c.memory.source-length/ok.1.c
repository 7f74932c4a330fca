void copy(char *target, size_t size, const char *source) {
  strncpy(target, source, size - 1);
  target[size - 1] = '\0';
}
