package prices

import javax.xml.xpath.XPathFactory
import org.w3c.dom.Document

class PriceDocument(private val document: Document) {
    private val xpath = XPathFactory.newInstance().newXPath()

    fun priceOf(code: String): String = xpath.evaluate("//product[@code='$code']/price", document) // expect
}
