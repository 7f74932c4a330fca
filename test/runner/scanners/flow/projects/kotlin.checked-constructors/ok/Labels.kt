package labels

import org.springframework.web.bind.annotation.*

data class Label(val sku: String, val note: String, val copies: Int = 1) {
    init {
        require(SKU.matches(sku)) { "malformed sku" }
        if (note !in listOf("new", "used")) throw IllegalArgumentException("note")
    }

    companion object {
        val SKU = Regex("[A-Z]{2,4}-[0-9]{4,10}")
    }
}

@RestController
class Labels(private val printer: Printer) {
    @PostMapping("/labels")
    fun print(@RequestBody label: Label) = printer.print(label)
}
