package keys

import java.security.KeyPair
import java.security.KeyPairGenerator

fun signingKeys(): KeyPair = KeyPairGenerator.getInstance("RSA").apply { initialize(3072) }.generateKeyPair()

fun curveKeys(): KeyPair = KeyPairGenerator.getInstance("Ed25519").run { generateKeyPair() }
