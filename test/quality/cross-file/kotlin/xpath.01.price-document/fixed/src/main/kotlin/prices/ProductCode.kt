package prices

fun normalizeCode(code: String): String = code.uppercase().replace(Regex("[^A-Z0-9]"), "")
