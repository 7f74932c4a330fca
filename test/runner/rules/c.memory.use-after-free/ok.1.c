int take(struct item *item) {
  int count = item->count;
  free(item);
  return count;
}
