void keep(struct item *item, const char *name) {
  item->name = (char *)xmalloc(strlen(name)); // expect
}
