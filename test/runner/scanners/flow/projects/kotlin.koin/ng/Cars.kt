package garage

import java.sql.Connection

class Cars(private val connection: Connection) {
    fun find(name: String) = connection.createStatement().executeQuery("SELECT * FROM cars WHERE name = '$name'") // expect

    fun sorted(column: String) = connection.createStatement().executeQuery("SELECT * FROM cars ORDER BY $column") // expect
}
