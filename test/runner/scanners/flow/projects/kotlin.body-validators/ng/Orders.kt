package mill

import io.javalin.Javalin
import java.sql.Connection

data class Order(val column: String, val name: String)

class Orders(private val connection: Connection) {
    fun named(name: String) = connection.createStatement().executeQuery("SELECT * FROM orders WHERE n = '$name'") // expect

    fun sorted(column: String) = connection.createStatement().executeQuery("SELECT * FROM orders ORDER BY $column") // expect
}

fun routes(app: Javalin, orders: Orders) {
    app.post("/names") { ctx ->
        val order = ctx.bodyValidator<Order>().check({ it.column in setOf("name", "date") }, "column").get()
        orders.named(order.name)
    }
    app.post("/orders") { ctx ->
        val order = ctx.bodyValidator(Order::class.java).check({ it.column.isNotBlank() }, "column").get()
        orders.sorted(order.column)
    }
}
