int find(sqlite3 *db, const char *name) {
  char query[256];
  snprintf(query, sizeof query, "SELECT id FROM users WHERE name = '%s'", name); // expect
  return sqlite3_exec(db, query, 0, 0, 0);
}
