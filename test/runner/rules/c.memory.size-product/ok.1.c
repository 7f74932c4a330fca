struct point *make(uint32_t count) {
  return calloc(count, sizeof(struct point));
}
