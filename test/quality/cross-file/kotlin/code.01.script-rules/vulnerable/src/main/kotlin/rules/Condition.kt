package rules

data class Condition(val minimum: String) {
    fun toScript(): String = "var size = 10; size > ($minimum);"
}
