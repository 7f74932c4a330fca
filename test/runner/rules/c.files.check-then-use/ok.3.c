int load(const char *p, const char *q) {
    if (access(p, R_OK) != 0) return -1;
    return open(q, O_RDONLY);
}
