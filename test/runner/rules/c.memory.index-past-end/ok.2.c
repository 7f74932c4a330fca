void fill(void) {
  int values[8], other[64];
  other[sizeof(values)] = 0;
}
