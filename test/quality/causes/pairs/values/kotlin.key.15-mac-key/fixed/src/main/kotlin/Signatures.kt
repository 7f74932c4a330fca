import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec

class Signatures {
    private val phrase = System.getenv("SIGNATURE_KEY")

    fun sign(payload: ByteArray): ByteArray {
        val mac = Mac.getInstance("HmacSHA256")
        mac.init(SecretKeySpec(phrase.toByteArray(), "HmacSHA256")) // expect
        return mac.doFinal(payload)
    }
}
