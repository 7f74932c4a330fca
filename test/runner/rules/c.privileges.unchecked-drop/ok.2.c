int serve(void) {
  int result = seteuid(1000);
  return result == 0 ? run() : 1;
}
