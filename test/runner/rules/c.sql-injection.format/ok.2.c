void list(int id) {
  char *query = sqlite3_mprintf("SELECT id FROM users WHERE name = %Q", name);
  snprintf(line, sizeof line, "SELECT id FROM users WHERE id = %d", id);
}
