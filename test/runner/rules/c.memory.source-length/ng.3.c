void keep(const char *input) {
    char local[64];
    memcpy(local, input, strlen(input)); // expect
    use(local);
}
