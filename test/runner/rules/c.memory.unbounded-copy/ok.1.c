void greet(const char *name) {
  char line[32];
  snprintf(line, sizeof line, "%s", name);
  strcpy(line, "hello");
}
