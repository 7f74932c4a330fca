package noticesok
class NoticesOkTools {
    fun ping(host: String) { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping $host")) }
    fun convert(format: String) { Runtime.getRuntime().exec(arrayOf("sh", "-c", "convert a.$format")) }
}
