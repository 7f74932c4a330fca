package stored228

import java.sql.DriverManager
import java.sql.ResultSet
import javax.sql.DataSource
import org.springframework.jdbc.core.*
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcTemplate
import org.springframework.jdbc.core.simple.JdbcClient

data class Host(val name: String, val port: Int)

class JdbcHosts(private val dataSource: DataSource, private val jdbcTemplate: JdbcTemplate, private val named: NamedParameterJdbcTemplate, private val client: JdbcClient) {
  fun plain(id: Int) {
    dataSource.connection.use { conn ->
      conn.prepareStatement("SELECT * FROM hosts WHERE id = ?").use { st ->
        st.setInt(1, id)
        st.executeQuery().use { row ->
          if (row.next()) Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + row.getString("name"))) // expect
          Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + row.getInt("port")))
        }
        val r = st.executeQuery()
        while (r.next()) Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + r.getString("name"))) // expect
      }
    }
  }
  fun template(id: Int) {
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + jdbcTemplate.queryForObject("SELECT name FROM hosts WHERE id = ?", String::class.java, id))) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping ${jdbcTemplate.queryForObject<String>("SELECT name FROM hosts")}")) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + jdbcTemplate.queryForObject("SELECT count(*) FROM hosts", Int::class.java)))
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + jdbcTemplate.queryForMap("SELECT * FROM hosts")["name"])) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + jdbcTemplate.queryForList("SELECT * FROM hosts").first()["name"])) // expect
    val hosts = jdbcTemplate.query("SELECT * FROM hosts") { rs, _ -> Host(rs.getString("name"), rs.getInt("port")) }
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + hosts[0].name)) // expect
    hosts.forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) } // expect
    val other = jdbcTemplate.query("SELECT * FROM hosts", RowMapper { row, _ -> Host(row.getString("name"), row.getInt("port")) })
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + other.first().name)) // expect
    val h = named.queryForObject("SELECT * FROM hosts WHERE id = :id", mapOf("id" to id)) { rs, _ -> Host(rs.getString("name"), rs.getInt("port")) }
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + h?.name)) // expect
    named.query("SELECT * FROM hosts") { r -> ProcessBuilder("sh", "-c", "ping " + r.getString("name")) } // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + client.sql("SELECT name FROM hosts").query(String::class.java).single())) // expect
    Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping ${client.sql("SELECT * FROM hosts").query<Host>().list().first().name}")) // expect
    client.sql("SELECT * FROM hosts").query { rs, _ -> Host(rs.getString("name"), rs.getInt("port")) }.list().forEach { Runtime.getRuntime().exec(arrayOf("sh", "-c", "ping " + it.name)) } // expect
  }
}
