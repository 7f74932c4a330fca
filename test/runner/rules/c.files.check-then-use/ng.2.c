void clear(const char *name) {
  struct stat info;
  if (stat(name, &info) == 0 && info.st_uid == getuid()) { // expect
    unlink(name);
  }
}
