int grow(size_t size) {
  buffer = realloc(buffer, size); // expect
  return buffer != NULL;
}
