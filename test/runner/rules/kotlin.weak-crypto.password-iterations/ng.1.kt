package users

import javax.crypto.SecretKeyFactory
import javax.crypto.spec.PBEKeySpec
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder

private const val ROUNDS = 5_000

fun hash(password: CharArray, salt: ByteArray): ByteArray =
    SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(PBEKeySpec(password, salt, ROUNDS, 256)).encoded // expect

val encoder = BCryptPasswordEncoder(6) // expect
