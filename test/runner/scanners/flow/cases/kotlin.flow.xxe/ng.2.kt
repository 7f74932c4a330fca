import java.io.InputStream
import javax.xml.stream.XMLInputFactory

fun count(input: InputStream): Int {
    val factory = XMLInputFactory.newInstance()
    val reader = factory.createXMLStreamReader(input) // expect
    return reader.eventType
}
