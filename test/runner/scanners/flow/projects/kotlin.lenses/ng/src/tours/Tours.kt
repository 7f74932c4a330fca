package tours

import java.sql.Connection

class Tours(private val connection: Connection) {
    fun longest(limit: String?): Int {
        val statement =
            "SELECT max(stops) FROM tour " +
                "WHERE stops <= " +
                limit
        return connection.createStatement().executeUpdate(statement) // expect
    }

    fun named(name: String, order: String): Int =
        connection.prepareStatement("SELECT 1 FROM tour WHERE name = ? ORDER BY $order") // expect
            .apply { setString(1, name) }
            .executeUpdate()
}
