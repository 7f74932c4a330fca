int main(void) {
  char name[32];
  int age;
  scanf("%31s %d", name, &age);
  return 0;
}
