int build(char *path, size_t size, const char *file) {
  strlcpy(path, file, size);
  strlcat(path, ".txt", size);
  strcat(path, ".c");
  return 0;
}
