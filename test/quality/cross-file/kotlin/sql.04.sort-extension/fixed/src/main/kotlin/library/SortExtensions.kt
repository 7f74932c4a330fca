package library

private val columns = setOf("title", "author", "year")

fun String?.toSortColumn(): String {
    return if (this != null && this in columns) this else "title"
}
