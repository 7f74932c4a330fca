class Orders(private val jdbc: JdbcTemplate) {
    fun remove(id: String) {
        jdbc.update("DELETE FROM orders WHERE id = ?", id)
        db.execSQL("DROP TABLE IF EXISTS $TABLE_NAME")
        list.update("item $id")
    }
}
