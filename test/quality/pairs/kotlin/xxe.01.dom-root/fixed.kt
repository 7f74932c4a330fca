package app

import java.io.InputStream
import javax.xml.parsers.DocumentBuilderFactory

fun rootName(input: InputStream): String {
    val factory = DocumentBuilderFactory.newInstance()
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true)
    val document = factory.newDocumentBuilder().parse(input)
    return document.documentElement.tagName
}
