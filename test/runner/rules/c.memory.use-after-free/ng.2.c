void drop(struct node *node) {
  while (node) {
    free(node);
    node = node->next; // expect
  }
}
