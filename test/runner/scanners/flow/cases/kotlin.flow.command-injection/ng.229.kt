package stored229

import org.komapper.annotation.*
import org.komapper.core.dsl.*
import org.komapper.core.dsl.query.*
import org.komapper.jdbc.JdbcDatabase
import org.komapper.r2dbc.R2dbcDatabase

@KomapperEntity data class Host(@KomapperId val id: Int, val name: String, val port: Int)
class KomapperHosts(private val db: JdbcDatabase, private val r2dbc: R2dbcDatabase) {
  fun a(id: Int) {
    val h = Meta.host
    val hosts = db.runQuery { QueryDsl.from(h).where { h.id eq id } }
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + hosts.first().name)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + hosts.size))
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + hosts.first().port.toInt()))
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + db.runQuery { QueryDsl.from(h).where { h.id eq id }.first() }.name)) // expect
    db.runQuery(QueryDsl.from(h)).forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + db.runQuery { QueryDsl.from(h).select(h.name).single() })) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + db.runQuery { QueryDsl.fromTemplate("select name from host").select { row -> row.get("name", String::class) } }.first())) // expect
  }
  suspend fun b(id: Int) {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + r2dbc.runQuery { QueryDsl.from(Meta.host).first() }.name)) // expect
    r2dbc.flowQuery(QueryDsl.from(Meta.host)).collect { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) } // expect
  }
}
