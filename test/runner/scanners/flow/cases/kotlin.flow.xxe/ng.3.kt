import javax.xml.parsers.DocumentBuilderFactory
import org.springframework.web.bind.annotation.*

@RestController
class Documents {
  @PostMapping("/documents")
  fun root(@RequestBody body: String): String {
    val factory = DocumentBuilderFactory.newInstance().apply {
      isNamespaceAware = true
    }
    return factory.newDocumentBuilder().parse(body.byteInputStream()).documentElement.nodeName // expect
  }
}
