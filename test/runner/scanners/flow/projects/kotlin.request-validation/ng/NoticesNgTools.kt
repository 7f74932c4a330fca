package noticesng
class NoticesNgTools {
    fun ping(host: String) { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping $host")) }
    fun other(host: String) { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping $host")) } // expect
    fun name(name: String) { Runtime.getRuntime().exec(arrayOf("sh", "-c", "finger $name")) } // expect
    fun convert(format: String) { Runtime.getRuntime().exec(arrayOf("sh", "-c", "convert a.$format")) }
}
