package files

fun String.asFileName(): String = trim() + ".txt"
