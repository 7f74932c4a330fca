package forum.posts

enum class SortKey(val column: String) {
    DATE("created_at"), TITLE("title");

    companion object {
        fun parse(text: String): SortKey? = entries.find { it.name.equals(text, ignoreCase = true) }
    }
}
