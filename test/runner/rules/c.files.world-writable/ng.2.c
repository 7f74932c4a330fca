int start(void) {
  umask(0); // expect
  return open("state", O_CREAT | O_RDWR, 0777); // expect
}
