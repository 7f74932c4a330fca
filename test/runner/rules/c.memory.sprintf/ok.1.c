void title(const char *name) {
  char line[64];
  snprintf(line, sizeof line, "Dear %s,", name);
}
