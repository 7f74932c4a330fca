import java.io.File
import java.net.Socket
import java.sql.Connection
import java.util.Properties

fun rows(connection: Connection) {
    val found = connection.createStatement().executeQuery("SELECT name FROM users")
    while (found.next()) {
        val name = found.getString("name")
        Runtime.getRuntime().exec("convert $name")
        connection.createStatement().executeQuery("SELECT * FROM orders WHERE owner = '$name'") // expect
    }
}

fun lines(path: String) {
    for (line in File(path).readLines()) {
        Runtime.getRuntime().exec("convert $line")
    }
    File(path).forEachLine { line -> Runtime.getRuntime().exec("convert $line") }
    File(path).forEachLine { Runtime.getRuntime().exec("convert $it") }
    val text = File(path).readText()
    Runtime.getRuntime().exec("convert $text")
}

fun peer(socket: Socket) {
    val name = socket.getInputStream().bufferedReader().readLine()
    Runtime.getRuntime().exec("convert $name")
}

fun props(p: Properties) {
    val name = p.getProperty("name")
    Runtime.getRuntime().exec("convert $name")
}
