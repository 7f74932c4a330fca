void report(const char *message) {
  fprintf(stderr, message); // expect
  syslog(LOG_ERR, message); // expect
  snprintf(line, sizeof line, message); // expect
}
