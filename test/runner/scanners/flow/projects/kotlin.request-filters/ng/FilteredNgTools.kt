package filteredng.web
class FilteredNgTools {
    fun ping(x: String) { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping $x")) }
    fun label(x: String) { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping $x")) } // expect
}
