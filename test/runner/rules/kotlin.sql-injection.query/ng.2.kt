class Orders(private val jdbc: JdbcTemplate) {
    fun remove(id: String) {
        jdbc.update("DELETE FROM orders WHERE id = '" + id + "'") // expect
        connection.prepareStatement("SELECT * FROM orders WHERE id = ${request.id}") // expect
    }
}
