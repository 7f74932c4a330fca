void keep(struct item *item, const char *name) {
  item->name = strdup(name);
  item->size = strlen(name);
}
