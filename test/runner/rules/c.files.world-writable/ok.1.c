void share(const char *path) {
  chmod(path, 0755);
  mkdir("/var/cache/app", S_IRWXU);
}
