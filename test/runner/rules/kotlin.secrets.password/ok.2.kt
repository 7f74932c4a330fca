fun connect() {
    config.password = System.getenv("DB_PASSWORD")
    val client = Client(user = "app", apiKey = "")
    val passwordLabel = "Enter your password"
}
