package gateway

import io.ktor.client.HttpClient
import io.ktor.client.request.get
import io.ktor.client.statement.bodyAsText

class StockClient(private val http: HttpClient) {
    suspend fun level(backend: String, id: Long): String {
        return http.get("$backend/stock/$id").bodyAsText() // expect
    }
}
