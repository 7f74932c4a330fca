void show(const char *path) {
  char command[256];
  snprintf(command, sizeof command, "ls -l %s", path);
  system(command); // expect
}
