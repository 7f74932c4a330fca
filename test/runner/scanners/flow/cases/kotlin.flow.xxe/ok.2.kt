import java.io.InputStream
import javax.xml.stream.XMLInputFactory

fun count(input: InputStream): Int {
    val factory = XMLInputFactory.newInstance().apply { setProperty(XMLInputFactory.SUPPORT_DTD, false) }
    factory.setProperty("javax.xml.stream.isSupportingExternalEntities", false)
    return factory.createXMLStreamReader(input).eventType
}
