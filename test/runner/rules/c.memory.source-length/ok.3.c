char *keep(const char *input) {
    char local[64];
    char *copy = malloc(strlen(input) + 1);
    if (strlen(input) < sizeof local) {
        memcpy(local, input, strlen(input) + 1);
    }
    memcpy(copy, input, strlen(input) + 1);
    return copy;
}
