int find(sqlite3 *db) {
    std::string q = std::string("SELECT id FROM ") + "users";
    return sqlite3_exec(db, q.c_str(), nullptr, nullptr, nullptr);
}
