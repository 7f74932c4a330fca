void share(const char *path) {
  chmod(path, 0777); // expect
  mkdir("/var/cache/app", S_IRWXU | S_IRWXG | S_IRWXO); // expect
}
