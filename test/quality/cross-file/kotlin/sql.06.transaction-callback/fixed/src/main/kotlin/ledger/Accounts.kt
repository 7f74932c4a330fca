package ledger

import java.sql.Connection

fun renameAccount(connection: Connection, id: Long, label: String): Int {
    val statement = connection.prepareStatement("UPDATE accounts SET label = ? WHERE id = ?")
    statement.setString(1, label)
    statement.setLong(2, id)
    return statement.executeUpdate()
}
