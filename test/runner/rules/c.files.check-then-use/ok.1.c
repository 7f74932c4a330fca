void append(const char *path) {
  int fd = open(path, O_WRONLY | O_APPEND | O_NOFOLLOW);
  if (fd >= 0 && fstat(fd, &info) == 0) write(fd, "x", 1);
}
