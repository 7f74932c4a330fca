void load(void) {
  int *table = malloc(16 * sizeof(int));
  int *other = malloc(sizeof(int) * MAX_ENTRIES);
}
