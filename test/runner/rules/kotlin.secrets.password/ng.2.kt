fun connect() {
    config.password = "mX92kk-Lq81z" // expect
    val client = Client(user = "app", apiKey = "q8Jr2-Zp4Lw9") // expect
    val spec = SecretKeySpec("0123456789abcdef".toByteArray(), "AES") // expect
}
