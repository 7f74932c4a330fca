package club

fun countMembers(name: String): Int = Database.connection.use { connection ->
    val statement = connection.createStatement()
    val rows = statement.executeQuery("SELECT COUNT(*) FROM members WHERE name LIKE '%" + name + "%'") // expect
    if (rows.next()) rows.getInt(1) else 0
}
