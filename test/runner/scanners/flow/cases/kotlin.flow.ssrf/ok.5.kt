import io.ktor.client.HttpClient

fun Route.tours(client: HttpClient) {
    get("/tours") {
        val name = call.request.queryParameters["name"] ?: "all"
        client.get(
            "https://tours.example/" +
                "search?name=" +
                name,
        )
    }
}
