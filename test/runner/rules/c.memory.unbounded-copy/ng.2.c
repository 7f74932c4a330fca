int build(char *path, const char *folder, const char *file) {
  char full[256] = "";
  strcat(full, folder); // expect
  strcat(full, getenv("HOME")); // expect
  return open(full, 0);
}
