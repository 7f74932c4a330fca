void drop(struct node *node) {
  while (node) {
    struct node *next = node->next;
    free(node);
    node = next;
  }
}
