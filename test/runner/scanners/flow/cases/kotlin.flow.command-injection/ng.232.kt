package stored232

import com.mongodb.client.MongoClient
import com.mongodb.kotlin.client.coroutine.MongoDatabase
import com.mongodb.client.model.Filters
import org.bson.Document
import org.litote.kmongo.*
import kotlinx.coroutines.flow.*

data class Host(val name: String, val port: Int)
class MongoKHosts(private val database: MongoDatabase, private val client: MongoClient) {
  suspend fun coroutine() {
    val hosts = database.getCollection<Host>("hosts")
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + hosts.find(Filters.eq("id", 1)).first().name)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + hosts.find(Filters.eq("id", 1)).firstOrNull()?.name)) // expect
    hosts.find().collect { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) } // expect
    hosts.find().toList().forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + hosts.find().map { it.name }.first())) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + hosts.countDocuments()))
  }
  fun kmongo() {
    val col = client.getDatabase("test").getCollection<Host>()
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + col.findOne(Host::name eq "x")?.name)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + col.findOneById("1")?.name)) // expect
    col.find(Host::name eq "x").forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping ${col.aggregate<Host>(match(Host::port eq 1)).toList().first().name}")) // expect
    val docs = client.getDatabase("test").getCollection("hosts")
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + docs.find().first()?.getString("name"))) // expect
    for (d in docs.find()) Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + d["name"])) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + docs.find().first()?.getInteger("port")))
  }
}
