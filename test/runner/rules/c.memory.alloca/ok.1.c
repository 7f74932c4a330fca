void process(size_t count) {
  int *values = calloc(count, sizeof(int));
  char *fixed = alloca(64);
}
