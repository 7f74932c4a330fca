package ledger

import java.sql.Connection

fun renameAccount(connection: Connection, id: Long, label: String): Int {
    val statement = connection.createStatement()
    return statement.executeUpdate("UPDATE accounts SET label = '$label' WHERE id = $id") // expect
}
