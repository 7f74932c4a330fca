package bank

fun String.oneLine(): String = take(100)
