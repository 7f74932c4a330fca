int main(void) {
  char name[32];
  scanf("%s", name); // expect
  return 0;
}
