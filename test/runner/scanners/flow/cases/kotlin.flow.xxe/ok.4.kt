import javax.xml.parsers.DocumentBuilderFactory
import org.springframework.web.bind.annotation.*

@RestController
class Documents {
  @PostMapping("/documents")
  fun root(@RequestBody body: String): String {
    val factory = DocumentBuilderFactory.newInstance()
    factory.apply { setFeature("http://apache.org/xml/features/disallow-doctype-decl", true) }
    return factory.newDocumentBuilder().parse(body.byteInputStream()).documentElement.nodeName
  }
  @PostMapping("/documents2")
  fun root2(@RequestBody body: String): String {
    val factory = DocumentBuilderFactory.newInstance()
    with(factory) { setFeature("http://apache.org/xml/features/disallow-doctype-decl", true) }
    return factory.newDocumentBuilder().parse(body.byteInputStream()).documentElement.nodeName
  }
  @PostMapping("/documents3")
  fun root3(@RequestBody body: String): String {
    val factory = DocumentBuilderFactory.newInstance()
    factory.run { this.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true) }
    return factory.newDocumentBuilder().parse(body.byteInputStream()).documentElement.nodeName
  }
  @PostMapping("/documents4")
  fun root4(@RequestBody body: String): String {
    val factory = DocumentBuilderFactory.newInstance()
    factory.also { it.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true) }
    return factory.newDocumentBuilder().parse(body.byteInputStream()).documentElement.nodeName
  }
}
