int serve(void) {
  bind(socket_fd, address, size);
  seteuid(1000); // expect
  return run();
}
