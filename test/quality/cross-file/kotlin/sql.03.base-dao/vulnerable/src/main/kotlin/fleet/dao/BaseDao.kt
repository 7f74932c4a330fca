package fleet.dao

import java.sql.Connection

abstract class BaseDao(private val connection: Connection) {
    protected abstract val table: String

    protected fun count(column: String, value: String): Int {
        connection.createStatement().use { statement ->
            val rows = statement.executeQuery("SELECT COUNT(*) FROM $table WHERE $column = '$value'") // expect
            return if (rows.next()) rows.getInt(1) else 0
        }
    }
}
