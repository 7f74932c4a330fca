package invoices

import java.io.InputStream

class InvoiceParser {
    fun total(input: InputStream): String {
        val document = DocumentBuilders.create().parse(input) // expect
        return document.getElementsByTagName("total").item(0).textContent
    }
}
