fun find(name: String): Cursor {
    return db.rawQuery("SELECT * FROM users WHERE name = '$name'", null) // expect
}
