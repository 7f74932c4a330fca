package parking

class LotQuery private constructor(private val condition: String) {
    fun sql(): String = "SELECT id FROM lots WHERE $condition"

    companion object {
        fun forCity(city: String) = LotQuery("city = '${city.trim()}'")
    }
}
