void read() {
  char name[32];
  while (gets(name)) { // expect
    greet(name);
  }
}
