int dice(void) {
    return rand() % 6;
}
