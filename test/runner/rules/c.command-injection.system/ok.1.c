void show(void) {
  system("clear");
  if (system(NULL)) puts("shell");
}
