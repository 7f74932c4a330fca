void show(char *p, char *q) {
    free(p);
    puts(q);
}
