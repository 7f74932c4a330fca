package club

fun countMembers(name: String): Int = Database.connection.use { connection ->
    val statement = connection.prepareStatement("SELECT COUNT(*) FROM members WHERE name LIKE ?")
    statement.setString(1, "%$name%")
    val rows = statement.executeQuery()
    if (rows.next()) rows.getInt(1) else 0
}
