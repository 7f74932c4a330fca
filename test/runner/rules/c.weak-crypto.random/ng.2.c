unsigned issue(void) {
  unsigned session_id = (unsigned)random(); // expect
  unsigned long nonce = lrand48(); // expect
  return session_id;
}
