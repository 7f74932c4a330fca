class Tokens {
    fun user(token: String): String {
        val keyId = JWT.decode(token).keyId
        return JWT.require(algorithm(keyId)).build().verify(token).subject
    }
}
