void emit(char *buf, size_t n, const char *fmt, va_list ap) {
    vsnprintf(buf, n, fmt, ap);
}
