void end(const char *text) {
  char line[64];
  strncpy(line, text, sizeof(line));
  line[sizeof(line)] = '\0'; // expect
}
