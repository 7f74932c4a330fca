package nautical

data class Sheet(val name: String, val layer: String)

class Plotter {
    fun zoom(factor: Int) {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "zoom $factor"))
    }

    fun show(sheet: Sheet) {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "show ${sheet.name}")) // expect
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "layer ${sheet.layer}")) // expect
    }

    fun create(title: String, scale: Int) {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "chart $title")) // expect
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "chart -s $scale"))
    }
}
