import com.apurebase.kgraphql.GraphQL
import io.ktor.server.application.*

fun Application.module() {
  install(GraphQL) {
    schema {
      query("tool") {
        resolver { v: String -> Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + v)) // expect
          v }
      }
      mutation("change") {
        resolver { n: Int -> Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + n))
          n }
      }
    }
  }
}
