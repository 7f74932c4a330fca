package parking

class LotQuery private constructor(private val condition: String) {
    fun sql(): String = "SELECT id FROM lots WHERE $condition"

    companion object {
        private val cities = setOf("Bern", "Basel", "Biel")

        fun forCity(city: String): LotQuery {
            require(city in cities) { "The city is unknown." }
            return LotQuery("city = '$city'")
        }
    }
}
