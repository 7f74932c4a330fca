int load(const char *p) {
    if (access(p, R_OK) != 0) return -1; // expect
    return open(p, O_RDONLY);
}
