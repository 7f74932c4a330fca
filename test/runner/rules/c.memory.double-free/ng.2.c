void end(char *buffer) {
  free(buffer);
  free(buffer); // expect
  buffer = NULL;
}
