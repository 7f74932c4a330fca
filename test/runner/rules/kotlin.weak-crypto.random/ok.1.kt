fun issue(): String {
    val token = SecureRandom().nextInt(1_000_000).toString()
    return token
}
