import org.springframework.web.bind.annotation.*
import javax.crypto.Mac
@RestController
class Receipts(private val key: SecretKeySpec) {
  private fun sign(data: ByteArray): ByteArray = Mac.getInstance("HmacSHA256").apply { init(key) }.doFinal(data)
  @GetMapping("/x")
  fun get(@RequestParam a: String, @RequestParam s: String, response: HttpServletResponse): Any {
    val data = Base64.getDecoder().decode(a)
    if (!MessageDigest.isEqual(sign(data), Base64.getDecoder().decode(s))) return ""
    return ObjectInputStream(ByteArrayInputStream(data)).readObject()
  }
  @GetMapping("/y")
  fun other(@RequestParam a: String, @RequestParam s: String): Any {
    val data = Base64.getDecoder().decode(a)
    val mac = Mac.getInstance("HmacSHA256")
    mac.init(key)
    val code = mac.doFinal(s.toByteArray())
    require(code.contentEquals(data))
    return ObjectInputStream(ByteArrayInputStream(data)).readObject() // expect
  }
  @GetMapping("/z")
  fun third(@RequestParam a: String, @RequestParam s: String): Any {
    val data = Base64.getDecoder().decode(a)
    val mac = Mac.getInstance("HmacSHA256")
    mac.init(key)
    if (mac.doFinal(data).contentEquals(s.toByteArray())) return ObjectInputStream(ByteArrayInputStream(data)).readObject()
    throw IllegalArgumentException()
  }
}
