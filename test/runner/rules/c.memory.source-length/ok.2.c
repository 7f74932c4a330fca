void append(const char *source) {
  char line[64] = "";
  strncat(line, source, sizeof(line) - strlen(line) - 1);
}
