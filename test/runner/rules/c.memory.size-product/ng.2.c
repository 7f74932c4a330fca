void load(struct header *header) {
  int *table = (int *)malloc(sizeof(int) * header->entries); // expect
}
