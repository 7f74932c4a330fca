struct point *make(uint32_t count) {
  return malloc(count * sizeof(struct point)); // expect
}
