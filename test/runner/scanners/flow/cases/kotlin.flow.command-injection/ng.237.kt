package stored227

import org.jetbrains.exposed.dao.*
import org.jetbrains.exposed.dao.id.*
import org.jetbrains.exposed.sql.*
import org.jetbrains.exposed.sql.transactions.transaction
import org.jetbrains.exposed.sql.transactions.experimental.newSuspendedTransaction

object Hosts : IntIdTable() {
  val name = varchar("name", 50)
  val port = integer("port")
}
class HostEntity(id: EntityID<Int>) : IntEntity(id) {
  companion object : IntEntityClass<HostEntity>(Hosts)
  var name by Hosts.name
  var port by Hosts.port
}
data class HostDto(val name: String, val port: Int)
fun ResultRow.toHost() = HostDto(this[Hosts.name], this[Hosts.port])
private fun rowToHost(row: ResultRow) = HostDto(name = row[Hosts.name], port = row[Hosts.port])

class ExposedHosts {
  fun dsl(id: Int) {
    transaction {
      Hosts.selectAll().forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it[Hosts.name])) } // expect
      Hosts.selectAll().where { Hosts.id eq id }.forEach { row -> Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + row[Hosts.name])) } // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + Hosts.selectAll().where { Hosts.id eq id }.single()[Hosts.name])) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + Hosts.select(Hosts.name).where { Hosts.id eq id }.first()[Hosts.name])) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + Hosts.select { Hosts.id eq id }.firstOrNull()?.get(Hosts.name))) // expect
      Hosts.select { Hosts.id eq id }.map { it[Hosts.name] }.forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it)) } // expect
      for (row in Hosts.selectAll()) Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + row[Hosts.name])) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + Hosts.selectAll().count()))
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + Hosts.selectAll().single()[Hosts.name].toInt()))
      val row = Hosts.selectAll().limit(1).singleOrNull() ?: return@transaction
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + row[Hosts.name])) // expect
      (Hosts innerJoin Hosts).selectAll().forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it[Hosts.name])) } // expect
      Hosts.join(Hosts, JoinType.INNER).select(Hosts.name).forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it[Hosts.name])) } // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + Hosts.slice(Hosts.name).selectAll().map { it[Hosts.name] }.first())) // expect
    }
  }
  fun mapped(id: Int): HostDto? = transaction { Hosts.selectAll().where { Hosts.id eq id }.map { it.toHost() }.singleOrNull() }
  fun mapped2(id: Int): List<HostDto> = transaction { Hosts.selectAll().map(::rowToHost) }
  suspend fun suspended(id: Int): String? = newSuspendedTransaction { Hosts.selectAll().where { Hosts.id eq id }.map { it[Hosts.name] }.singleOrNull() }
  suspend fun use() {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + mapped(1)?.name)) // expect
    mapped2(1).forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + suspended(1))) // expect
    val n = transaction { HostEntity.findById(1)?.name }
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + n)) // expect
  }
  fun dao(id: Int) {
    transaction {
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + HostEntity.findById(id)?.name)) // expect
      HostEntity.all().forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) } // expect
      for (h in HostEntity.find { Hosts.port eq 1 }) Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + h.name)) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + HostEntity.find { Hosts.port eq 1 }.first().name)) // expect
      Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + HostEntity.all().map { it.name }.first())) // expect
      exec("SELECT name FROM hosts") { rs -> while (rs.next()) Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + rs.getString("name"))) } // expect
    }
  }
}
