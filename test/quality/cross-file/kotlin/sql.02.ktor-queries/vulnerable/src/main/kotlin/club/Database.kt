package club

import java.sql.Connection
import java.sql.DriverManager

object Database {
    val connection: Connection
        get() = DriverManager.getConnection("jdbc:h2:./club")
}
