import org.jetbrains.exposed.sql.transactions.transaction

fun Route.stock() {
    get("/stock") {
        val group = call.request.queryParameters["group"] ?: "category"
        transaction {
            val statement =
                "SELECT $group AS k, SUM(quantity) AS q " +
                    "FROM stock GROUP BY 1"
            exec(statement) { rs -> rs.next() } // expect
        }
    }
}
