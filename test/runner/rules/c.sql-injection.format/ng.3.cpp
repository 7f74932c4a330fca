int find(sqlite3 *db, const std::string &name) {
    std::string q = "SELECT id FROM users WHERE name='" + name + "'"; // expect
    return sqlite3_exec(db, q.c_str(), nullptr, nullptr, nullptr);
}
