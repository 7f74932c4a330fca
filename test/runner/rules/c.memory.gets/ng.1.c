int main(void) {
  char line[64];
  gets(line); // expect
  return 0;
}
