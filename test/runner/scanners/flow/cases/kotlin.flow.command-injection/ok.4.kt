import java.io.File
import java.sql.Connection

fun rows(connection: Connection) {
    val found = connection.createStatement().executeQuery("SELECT id, name FROM users")
    while (found.next()) {
        Runtime.getRuntime().exec("convert ${found.getInt("id")}")
        ProcessBuilder("convert", found.getString("name")).start()
        val next = connection.prepareStatement("SELECT * FROM orders WHERE owner = ?")
        next.setString(1, found.getString("name"))
        next.executeQuery()
    }
}

fun count(path: String) {
    Runtime.getRuntime().exec("convert ${File(path).readLines().size}")
}
