package fleet.dao

import java.sql.Connection

abstract class BaseDao(private val connection: Connection) {
    protected abstract val table: String

    protected fun count(column: String, value: String): Int {
        connection.prepareStatement("SELECT COUNT(*) FROM $table WHERE $column = ?").use { statement ->
            statement.setString(1, value)
            val rows = statement.executeQuery()
            return if (rows.next()) rows.getInt(1) else 0
        }
    }
}
