int main(int argc, char **argv) {
  printf("%s\n", argv[1]);
  printf("done\n");
  printf(_("done"));
  return 0;
}
