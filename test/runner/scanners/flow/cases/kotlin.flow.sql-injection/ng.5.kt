import io.ktor.server.application.*
import io.ktor.server.request.*
import io.ktor.server.routing.*
import org.jetbrains.exposed.sql.transactions.transaction

data class Search(val name: String)

fun Application.module() {
    routing {
        post("/search") {
            val search = call.receive<Search>()
            transaction { exec("select * from people where name = '${search.name}'") } // expect
        }
    }
}
