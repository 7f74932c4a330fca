void log_line(const char *user, int code) {
  char text[80];
  sprintf(text, "user=%-10s code=%d", user, code); // expect
}
