package ping

object Rules {
    private val plain = Regex("[a-z]+")
    fun problem(host: String): String? = if (plain.matches(host)) null else "bad"
    fun problemElse(host: String): String? {
        if (!plain.matches(host)) return "bad"
        return null
    }
    fun safe(host: String): String? = host.takeIf { plain.matches(it) }
    fun safeUnless(host: String): String? = host.takeUnless { !plain.matches(it) }
    fun checked(host: String): String? {
        if (!plain.matches(host)) return null
        return host
    }
    fun problems(host: String): List<String> = buildList {
        if (!plain.matches(host)) add("bad")
    }
    fun errors(host: String): List<String> {
        val errors = mutableListOf<String>()
        if (!plain.matches(host)) errors += "bad"
        return errors
    }
    fun errorMap(host: String): Map<String, String> {
        val errors = mutableMapOf<String, String>()
        if (!plain.matches(host)) errors["host"] = "bad"
        return errors
    }
}
