package harbour

import java.sql.Connection

class ShipTable(private val connection: Connection) {
    fun near(berth: Berth): List<String> {
        val found = connection.createStatement().executeQuery("select name from ships where quay = '${berth.quay}'") // expect
        return generateSequence { if (found.next()) found.getString(1) else null }.toList()
    }
}
