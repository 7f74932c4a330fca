void fill(void) {
  int values[8];
  values[sizeof(values) / sizeof(values[0])] = 0; // expect
}
