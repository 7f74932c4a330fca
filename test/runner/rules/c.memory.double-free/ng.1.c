void drop(struct item *item) {
  free(item->name);
  free(item->name); // expect
}
