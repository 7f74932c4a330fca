void push(struct list *list) {
  list->items = realloc(list->items, list->size * 2); // expect
}
