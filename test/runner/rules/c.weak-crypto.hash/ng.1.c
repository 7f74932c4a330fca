void hash(const unsigned char *password, size_t size) {
  unsigned char digest[16];
  MD5(password, size, digest); // expect
}
