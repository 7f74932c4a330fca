void push(struct list *list) {
  list->items = xrealloc(list->items, list->size * 2);
}
