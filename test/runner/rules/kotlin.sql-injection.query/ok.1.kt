fun find(name: String): Cursor {
    return db.rawQuery("SELECT * FROM users WHERE name = ?", arrayOf(name))
}
