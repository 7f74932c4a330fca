package stored231

import org.ktorm.database.Database
import org.ktorm.dsl.*
import org.ktorm.entity.*
import org.ktorm.schema.*

interface Host : Entity<Host> { companion object : Entity.Factory<Host>(); val id: Int; var name: String; var port: Int }
object Hosts : Table<Host>("hosts") {
  val id = int("id").primaryKey().bindTo { it.id }
  val name = varchar("name").bindTo { it.name }
  val port = int("port").bindTo { it.port }
}
val Database.hosts get() = this.sequenceOf(Hosts)
class KtormHosts(private val database: Database) {
  fun a(id: Int) {
    for (row in database.from(Hosts).select()) Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + row[Hosts.name])) // expect
    database.from(Hosts).select(Hosts.name).where { Hosts.id eq id }.forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it[Hosts.name])) } // expect
    database.from(Hosts).select().map { row -> row[Hosts.name] }.forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it)) } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + database.from(Hosts).select().map { it.getString(1) }.first())) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + database.hosts.find { it.id eq id }?.name)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + database.from(Hosts).select().map { it.getString(1) }.count()))
    val known = database.hosts.find { it.id eq id }?.name
    if (known == "a" || known == "b") Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + known))
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + database.sequenceOf(Hosts).firstOrNull { it.id eq id }?.name)) // expect
    database.sequenceOf(Hosts).forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + database.sequenceOf(Hosts).filter { it.port eq 1 }.toList().first().name)) // expect
    database.useConnection { conn -> conn.prepareStatement("x").executeQuery().use { r -> while (r.next()) Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + r.getString(1))) } } // expect
  }
}
