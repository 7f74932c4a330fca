void append(const char *path) {
  if (access(path, W_OK) == 0) { // expect
    FILE *file = fopen(path, "a");
    fputs("x", file);
  }
}
