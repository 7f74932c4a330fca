package shop

import io.ktor.server.application.*
import io.ktor.server.resources.*
import io.ktor.server.routing.*
import org.jetbrains.exposed.sql.transactions.transaction

@Resource("/clients/{client}")
class ClientInvoices(val client: String, val page: Int)

data class Invoice(val client: String, val memo: String, val cents: Int)

sealed interface Lookup {
    data class Hit(val clause: String) : Lookup

    data object Miss : Lookup
}

val Region = AttributeKey<String>("region")

val ApplicationCall.region: String get() = attributes[Region]

fun Application.regions() {
    intercept(ApplicationCallPipeline.Plugins) {
        call.attributes.put(Region, call.request.header("X-Region") ?: "eu")
    }
}

fun lookUp(text: String?): Lookup = if (text == null) Lookup.Miss else Lookup.Hit("memo = '$text'")

fun Route.invoices() {
    get<ClientInvoices> { invoices ->
        transaction { exec("select * from invoice where client = '${invoices.client}'") } // expect
        transaction { exec("select * from invoice offset ${invoices.page}") }
    }
    post("/invoices") {
        val invoice = call.receive<Invoice>()
        val checked = invoice.copy(client = "none")
        transaction { exec("insert into invoice values ('${checked.memo}')") } // expect
        transaction { exec("insert into invoice values ('${checked.client}')") }
        transaction { exec("insert into invoice values (${invoice.cents})") }
        val (client, memo) = Invoice("acme", call.parameters["memo"]!!, 3)
        transaction { exec("insert into invoice values ('$memo')") } // expect
        transaction { exec("insert into invoice values ('$client')") }
    }
    get("/memo") {
        when (val found = lookUp(call.parameters["memo"])) {
            is Lookup.Hit -> transaction { exec("select * from invoice where ${found.clause}") } // expect
            Lookup.Miss -> Unit
        }
    }
    get("/filter") {
        val memo = call.parameters["memo"]
        val statement = buildString {
            append("select * from invoice")
            memo?.let { append(" where memo = '$it'") }
        }
        transaction { exec(statement) { rows -> rows.next() } } // expect
    }
    get("/region") {
        transaction { exec("select * from ${call.region}.invoice") } // expect
        transaction { exec("select * from ${call.attributes[Region]}.invoice") } // expect
    }
}
