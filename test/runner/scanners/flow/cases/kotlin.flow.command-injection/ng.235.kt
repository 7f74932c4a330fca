package stored235

import jakarta.persistence.*
import kotlinx.coroutines.flow.*
import org.springframework.data.jpa.repository.JpaRepository
import org.springframework.data.jpa.repository.Query
import org.springframework.data.repository.findByIdOrNull
import org.springframework.data.repository.kotlin.CoroutineCrudRepository
import org.springframework.data.repository.reactive.ReactiveCrudRepository
import org.springframework.data.mongodb.core.*
import org.springframework.data.mongodb.core.query.Query as MongoQuery
import org.springframework.data.redis.core.StringRedisTemplate
import org.springframework.r2dbc.core.*
import org.springframework.data.r2dbc.core.R2dbcEntityTemplate
import reactor.core.publisher.Mono

@Entity class Site(@Id val id: Long, var name: String, var port: Int, @ManyToOne var owner: Owner)
@Entity class Owner(@Id val id: Long, var email: String)
interface Sites : JpaRepository<Site, Long> {
  fun findByName(name: String): Site?
  fun findAllByPort(port: Int): List<Site>
  @Query("select s.name from Site s") fun names(): List<String>
}
interface SiteFlows : CoroutineCrudRepository<Site, Long> {
  suspend fun findByName(name: String): Site?
  fun findAllByPort(port: Int): Flow<Site>
}
interface SiteMonos : ReactiveCrudRepository<Site, Long> { fun findByName(name: String): Mono<Site> }
class SiteService(private val sites: Sites, private val flows: SiteFlows, private val monos: SiteMonos, private val em: EntityManager, private val mongoTemplate: MongoTemplate, private val redis: StringRedisTemplate, private val db: DatabaseClient, private val template: R2dbcEntityTemplate) {
  fun jpa(id: Long) {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + sites.findById(id).get().name)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + sites.findByIdOrNull(id)?.name)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + sites.findByIdOrNull(id)!!.port))
    val site = sites.findByName("x") ?: return
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + site.name)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + site.port))
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + site.owner.email)) // expect
    sites.findAll().forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) } // expect
    for (s in sites.findAllByPort(1)) Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + s.name)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + sites.findAllByPort(1).map { it.name }.first())) // expect
    sites.findById(id).ifPresent { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + sites.names().first())) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + em.find(Site::class.java, id).name)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + em.createQuery("select s from Site s", Site::class.java).resultList.first().name)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + em.createQuery("select s from Site s", Site::class.java).singleResult.name)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + sites.count()))
  }
  suspend fun coroutines(id: Long) {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + flows.findById(id)?.name)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + flows.findByName("x")?.name)) // expect
    flows.findAllByPort(1).collect { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) } // expect
    flows.findAll().toList().forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + flows.findAll().map { it.name }.first())) // expect
    monos.findByName("x").subscribe { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) } // expect
    monos.findById(id).map { it.name }.subscribe { n -> Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + n)) } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + db.sql("SELECT name FROM sites").fetch().awaitSingle()["name"])) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + db.sql("SELECT name FROM sites").map { row -> row.get("name") as String }.awaitOne())) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + template.select(Site::class.java).awaitFirst().name)) // expect
  }
  fun others() {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + mongoTemplate.findById("1", Site::class.java)?.name)) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping ${mongoTemplate.findOne<Site>(MongoQuery())?.name}")) // expect
    mongoTemplate.find(MongoQuery(), Site::class.java).forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + redis.opsForValue().get("host"))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping ${redis.opsForHash<String, String>().get("host", "name")}")) // expect
    redis.opsForList().range("hosts", 0, -1)?.forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it)) } // expect
  }
}
