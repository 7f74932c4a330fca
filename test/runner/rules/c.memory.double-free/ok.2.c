void end(char *buffer) {
  free(buffer);
  buffer = make();
  free(buffer);
}
