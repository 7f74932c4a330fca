void process(size_t count) {
  int *values = alloca(count * sizeof(int)); // expect
}
