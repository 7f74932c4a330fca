int grow(size_t size) {
  char *larger = realloc(buffer, size);
  if (larger == NULL) return 0;
  buffer = larger;
  return 1;
}
