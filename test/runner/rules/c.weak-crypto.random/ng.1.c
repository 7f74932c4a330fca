void make(unsigned char *key) {
  for (int i = 0; i < 16; i++) {
    key[i] = rand() % 256; // expect
  }
}
