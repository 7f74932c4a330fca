package users

import javax.crypto.spec.PBEKeySpec
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder

private const val ITERATIONS = 600_000
private const val KEY_BITS = 256

fun spec(password: CharArray, salt: ByteArray) = PBEKeySpec(password, salt, ITERATIONS, KEY_BITS)

val encoder = BCryptPasswordEncoder(12)
