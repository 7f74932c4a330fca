import com.expediagroup.graphql.server.operations.Query
import com.expediagroup.graphql.server.operations.Mutation
import graphql.schema.DataFetchingEnvironment

data class CmdInput(val host: String, val port: Int)
class ToolQuery : Query {
  fun a(v: String): String { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + v)) // expect
    return "" }
  fun b(v: String?, env: DataFetchingEnvironment): String { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + v)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping ${env.getArgument<String>("w")}")) // expect
    return "" }
  suspend fun n(v: Int): String { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + v))
    return "" }
}
class ToolMutation : Mutation {
  fun a(input: CmdInput): String { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + input.host)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + input.port))
    return "" }
}
