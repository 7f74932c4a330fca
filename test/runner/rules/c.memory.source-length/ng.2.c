void append(const char *source) {
  char line[64] = "";
  strncat(line, source, sizeof(line)); // expect
  strncat(line, source, strlen(source)); // expect
}
