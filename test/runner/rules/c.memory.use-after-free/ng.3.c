void show(char *p) {
    free(p);
    puts(p); // expect
}
