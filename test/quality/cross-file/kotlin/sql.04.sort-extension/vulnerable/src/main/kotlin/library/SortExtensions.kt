package library

fun String?.toSortColumn(): String {
    if (this.isNullOrBlank()) return "title"
    return this.trim()
}
