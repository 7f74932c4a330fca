package bank

fun String.oneLine(): String = replace('\n', ' ').replace('\r', ' ')
