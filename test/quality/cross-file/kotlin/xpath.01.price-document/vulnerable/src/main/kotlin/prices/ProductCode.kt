package prices

fun normalizeCode(code: String): String = code.uppercase()
