int read_pair(FILE *file, char *key, char **value) {
  fscanf(file, "%63[^=]=%63s", key, other);
  return fscanf(file, "%ms", value);
}
