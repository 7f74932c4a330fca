unsigned session_key(void) {
    srand(time(NULL));
    return (unsigned)rand(); // expect
}
