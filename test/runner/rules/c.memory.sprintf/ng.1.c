void title(const char *name) {
  char line[64];
  sprintf(line, "Dear %s,", name); // expect
}
