install(CORS) {
    allowHost("shop.example.com", schemes = listOf("https"))
}
