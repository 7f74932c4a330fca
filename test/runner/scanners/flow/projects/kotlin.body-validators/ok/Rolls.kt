package bakery

import com.fasterxml.jackson.databind.ObjectMapper
import io.javalin.http.Context
import java.sql.Connection
import okhttp3.HttpUrl.Companion.toHttpUrlOrNull
import okhttp3.OkHttpClient
import okhttp3.Request

data class Roll(val title: String, val recipe: String, val count: Int = 20)

class Rolls(private val client: OkHttpClient, private val connection: Connection) {
    fun load(address: String) {
        client.newCall(Request.Builder().url(address).build()).execute()
    }

    fun count(count: Int) = connection.createStatement().executeQuery("SELECT * FROM rolls LIMIT $count")
}

class RollController(private val rolls: Rolls, private val mapper: ObjectMapper) {
    fun create(ctx: Context) {
        val roll = ctx.bodyValidator(Roll::class.java)
            .check({ it.title.isNotBlank() && it.title.length <= 120 }, "the title of a roll must have 1 to 120 characters")
            .check({ isKnown(it.recipe) }, "the recipe of a roll must be at one of the sites of the bakers whom we know")
            .get()
        rolls.load(roll.recipe)
        rolls.count(roll.count)
    }

    fun copy(ctx: Context) {
        val roll = mapper.readValue(ctx.body(), Roll::class.java)
        rolls.count(roll.count)
        val id = ctx.pathParamAsClass("id", Long::class.java).get()
        rolls.count(id.toInt())
    }

    private fun isKnown(address: String): Boolean {
        val url = address.toHttpUrlOrNull() ?: return false
        return url.isHttps && url.port == 443 && url.username.isEmpty() && url.host in SITES
    }

    private companion object {
        val SITES = setOf("recipes.example.com", "bread.example.org")
    }
}
