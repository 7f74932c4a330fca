void emit(char *buf, const char *fmt, ...) {
    va_list ap;
    va_start(ap, fmt);
    vsprintf(buf, fmt, ap); // expect
    va_end(ap);
}
