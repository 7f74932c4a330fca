void save(void) {
  char name[] = "/tmp/saveXXXXXX";
  int fd = open(mktemp(name), O_CREAT | O_RDWR); // expect
}
