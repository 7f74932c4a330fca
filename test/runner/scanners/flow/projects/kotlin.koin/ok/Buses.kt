package depot

import java.sql.Connection

class Buses(private val connection: Connection) {
    fun find(name: String) =
        connection.prepareStatement("SELECT * FROM buses WHERE name = ?").apply { setString(1, name) }.executeQuery()

    fun sorted(column: String) = connection.createStatement().executeQuery("SELECT * FROM buses ORDER BY $column")
}
