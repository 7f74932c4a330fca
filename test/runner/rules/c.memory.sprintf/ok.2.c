void log_line(int code) {
  char text[80];
  sprintf(text, "code=%d", code);
  sprintf(text, "%.8s", name);
}
