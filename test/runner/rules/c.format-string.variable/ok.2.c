void report(const char *message) {
  fprintf(stderr, "%s", message);
  syslog(LOG_ERR, "%s", message);
  snprintf(line, sizeof line, FORMAT);
}
