import jakarta.servlet.http.Cookie
import java.security.MessageDigest
import java.security.SecureRandom
import java.sql.DriverManager
import javax.crypto.Cipher
import javax.crypto.spec.*
import kotlin.random.Random

private const val TEXT = "fixed-text-of-16"

fun run(given: ByteArray, letters: CharArray, secure: SecureRandom): Any? {
    val name = "DESede"
    Cipher.getInstance(name + "/CBC/PKCS5Padding") // expect
    return Cipher.getInstance("$name/ECB/PKCS5Padding") // expect
}
