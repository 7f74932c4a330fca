package files

private val NAMES = setOf("index", "about")

fun String.asFileName(): String = if (this in NAMES) this else "index"
