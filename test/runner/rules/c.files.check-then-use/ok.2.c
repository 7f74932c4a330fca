void clear(const char *name) {
  if (access("/etc/flag", F_OK) == 0) {
    unlink(name);
  }
}
