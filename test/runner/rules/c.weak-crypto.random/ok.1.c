void make(unsigned char *key) {
  RAND_bytes(key, 16);
}
