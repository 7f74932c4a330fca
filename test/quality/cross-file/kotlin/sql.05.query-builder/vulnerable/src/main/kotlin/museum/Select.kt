package museum

class Select(private val table: String) {
    private val conditions = mutableListOf<String>()
    private val values = mutableListOf<Any>()

    fun where(column: String, value: String): Select {
        conditions += "$column = '$value'"
        return this
    }

    fun sql(): String = "SELECT * FROM $table WHERE " + conditions.joinToString(" AND ")

    fun values(): Array<Any> = values.toTypedArray()
}
