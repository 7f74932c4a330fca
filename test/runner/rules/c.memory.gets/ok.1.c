int main(void) {
  char line[64];
  if (fgets(line, sizeof line, stdin) == NULL) return 1;
  return 0;
}
