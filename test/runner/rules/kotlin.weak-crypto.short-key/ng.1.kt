package keys

import java.security.KeyPair
import java.security.KeyPairGenerator

fun signingKeys(): KeyPair = KeyPairGenerator.getInstance("RSA").apply { initialize(1024) }.generateKeyPair() // expect

fun exchangeKeys(): KeyPair {
    val exchange = KeyPairGenerator.getInstance("DH").also { println(it.algorithm) }
    return with(exchange) { generateKeyPair() }
}
