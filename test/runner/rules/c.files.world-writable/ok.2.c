int start(void) {
  umask(077);
  return open("state", O_CREAT | O_RDWR, 0600);
}
