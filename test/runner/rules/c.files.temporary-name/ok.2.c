void save(void) {
  char name[] = "/tmp/saveXXXXXX";
  int fd = mkstemp(name);
}
