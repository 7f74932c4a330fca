package filteredok.web
class FilteredOkTools {
    fun ping(x: String) { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping $x")) }
}
