void drop(struct item *item) {
  free(item->name);
  free(item);
}
