import io.ktor.server.response.*
import io.ktor.server.routing.*
import java.io.ObjectInputStream
import java.security.MessageDigest
import java.util.Base64
import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec

class Signer(private val key: SecretKeySpec) {
    fun sign(data: String): ByteArray = Mac.getInstance("HmacSHA256").apply { init(key) }.doFinal(data.toByteArray())
}

fun Route.carts(signer: Signer) {
    get("/cart") {
        val (data, code) = call.request.cookies["cart"]!!.split(".")
        if (!MessageDigest.isEqual(signer.sign(data), Base64.getDecoder().decode(code))) return@get
        ObjectInputStream(Base64.getDecoder().decode(data).inputStream()).readObject()
    }
    get("/basket") {
        val data = call.parameters["basket"]!!
        if (signer.sign(data).contentEquals(Base64.getDecoder().decode(call.parameters["code"]))) {
            ObjectInputStream(Base64.getDecoder().decode(data).inputStream()).readObject()
        }
    }
}
