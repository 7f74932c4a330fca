void other(void) {
  describe(schedule);
  EVP_chacha20_poly1305();
}
