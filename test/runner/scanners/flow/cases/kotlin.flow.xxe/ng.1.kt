package app

import java.io.InputStream
import javax.xml.parsers.DocumentBuilderFactory

fun rootName(input: InputStream): String {
    val factory = DocumentBuilderFactory.newInstance()
    val document = factory.newDocumentBuilder().parse(input) // expect
    return document.documentElement.tagName
}
