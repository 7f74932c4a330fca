int find(sqlite3 *db, const char *name) {
  sqlite3_prepare_v2(db, "SELECT id FROM users WHERE name = ?", -1, &statement, NULL);
  return sqlite3_bind_text(statement, 1, name, -1, SQLITE_TRANSIENT);
}
