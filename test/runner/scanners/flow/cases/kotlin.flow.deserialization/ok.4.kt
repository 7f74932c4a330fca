import jakarta.servlet.http.HttpServletRequest
import java.io.ByteArrayInputStream
import java.io.ObjectInputStream
import java.security.MessageDigest
import java.util.Base64
import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec

class Carts(private val key: ByteArray) {
    private fun codeOf(value: ByteArray): ByteArray =
        Mac.getInstance("HmacSHA256").run {
            init(SecretKeySpec(key, "HmacSHA256"))
            doFinal(value)
        }

    fun read(request: HttpServletRequest): Any? {
        val (value, code) = request.getParameter("cart").split('.').map { Base64.getUrlDecoder().decode(it) }
        if (!MessageDigest.isEqual(code, codeOf(value))) return null
        return ObjectInputStream(ByteArrayInputStream(value)).readObject()
    }
}
