package labels

import org.springframework.stereotype.Component

@Component
class Printer {
    fun print(label: Label) {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "zint ${label.sku} | lp"))
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "echo ${label.note} | lp")) // expect
    }
}
