int main(int argc, char **argv) {
  printf(argv[1]); // expect
  return 0;
}
