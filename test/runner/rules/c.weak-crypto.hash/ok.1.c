void hash(const unsigned char *data, size_t size) {
  unsigned char digest[32];
  SHA256(data, size, digest);
}
