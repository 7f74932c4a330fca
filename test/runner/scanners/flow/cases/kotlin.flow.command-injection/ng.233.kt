package stored233

import java.io.File
import java.nio.file.*
import kotlin.io.path.*
import redis.clients.jedis.Jedis
import redis.clients.jedis.JedisPool
import io.lettuce.core.api.coroutines.RedisCoroutinesCommands
import org.jdbi.v3.core.Jdbi
import org.jdbi.v3.core.kotlin.*
import org.jooq.DSLContext
import com.acme.tables.references.HOSTS
import aws.sdk.kotlin.services.s3.S3Client
import aws.sdk.kotlin.services.s3.model.GetObjectRequest
import aws.smithy.kotlin.runtime.content.decodeToString
import software.amazon.awssdk.enhanced.dynamodb.*
import com.google.cloud.firestore.Firestore
import io.vertx.kotlin.coroutines.coAwait
import io.vertx.sqlclient.Pool
import com.fasterxml.jackson.module.kotlin.*
import org.neo4j.driver.Driver
import kotliquery.*

data class Host(val name: String, val port: Int)
class MoreHosts(private val jedis: Jedis, private val pool: JedisPool, private val commands: RedisCoroutinesCommands<String, String>, private val jdbi: Jdbi, private val dsl: DSLContext, private val s3: S3Client, private val table: DynamoDbTable<Host>, private val firestore: Firestore, private val sql: Pool, private val driver: Driver, private val session: Session) {
  fun files() {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + File("hosts.txt").readText())) // expect
    File("hosts.txt").readLines().forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it)) } // expect
    File("hosts.txt").forEachLine { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it)) } // expect
    File("hosts.txt").useLines { lines -> lines.forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it)) } } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + String(File("hosts.txt").readBytes()))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + File("hosts.txt").bufferedReader().use { it.readText() })) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + Path("hosts.txt").readText())) // expect
    Path("hosts.txt").readLines().forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it)) } // expect
    Path("hosts.txt").forEachLine { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it)) } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + Files.readString(Paths.get("hosts.txt")))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + File("hosts.txt").inputStream().bufferedReader().readText())) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping ${jacksonObjectMapper().readValue<Host>(File("hosts.json")).name}")) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping ${jacksonObjectMapper().readValue<Host>(File("hosts.json").readText()).name}")) // expect
  }
  suspend fun caches() {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + jedis.get("host"))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + jedis.hget("host", "name"))) // expect
    pool.resource.use { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.get("host"))) } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + commands.get("host"))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + commands.hget("host", "name"))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + jedis.incr("n")))
  }
  fun sql(id: Int) {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping ${jdbi.withHandleUnchecked { it.createQuery("SELECT name FROM hosts").mapTo<String>().one() }}")) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping ${jdbi.withHandle<String, Exception> { handle -> handle.createQuery("SELECT name FROM hosts").mapTo(String::class.java).one() }}")) // expect
    jdbi.useHandleUnchecked { h -> h.createQuery("SELECT * FROM hosts").mapTo<Host>().list().forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) } } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + dsl.selectFrom(HOSTS).fetchOne()?.name)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + dsl.select(HOSTS.NAME).from(HOSTS).fetch().first().value1())) // expect
    dsl.selectFrom(HOSTS).fetch().forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + dsl.selectFrom(HOSTS).fetchOne { it.name })) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + dsl.selectFrom(HOSTS).fetchInto(Host::class.java).first().name)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + session.run(queryOf("SELECT name FROM hosts").map { row -> row.string("name") }.asSingle))) // expect
    session.run(queryOf("SELECT name FROM hosts").map { it.string("name") }.asList).forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it)) } // expect
  }
  suspend fun services() {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + table.getItem(Key.builder().partitionValue("1").build()).name)) // expect
    table.scan().items().forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + firestore.collection("hosts").document("1").get().get().getString("name"))) // expect
    for (row in sql.query("SELECT name FROM hosts").execute().coAwait()) Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + row.getString("name"))) // expect
    driver.session().use { s -> Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + s.run("MATCH (h) RETURN h.name AS n").single()["n"].asString())) } // expect
  }
}
