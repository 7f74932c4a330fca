void remove(const std::string& key) {
  auto query = fmt::format("DELETE FROM cache WHERE key = '{}'", key); // expect
  char *other = g_strdup_printf("INSERT INTO log VALUES ('%s')", text); // expect
}
