int take(struct item *item) {
  free(item);
  return item->count; // expect
}
