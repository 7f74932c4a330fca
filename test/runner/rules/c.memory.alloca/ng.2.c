void parse(const char *text) {
  char *copy = strdupa(text); // expect
  char *room = __builtin_alloca(strlen(text) + 1); // expect
}
