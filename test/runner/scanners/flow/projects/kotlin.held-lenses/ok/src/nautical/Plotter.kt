package nautical

data class Sheet(val name: String, val layer: String)

class Plotter {
    fun zoom(factor: Int) {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "zoom $factor"))
    }

    fun show(sheet: Sheet) {
        Runtime.getRuntime().exec(arrayOf("show", "--name=${sheet.name}"))
        Runtime.getRuntime().exec(arrayOf("layer", "--name=${sheet.layer}"))
    }

    fun create(title: String, scale: Int) {
        Runtime.getRuntime().exec(arrayOf("chart", "--name=$title"))
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "chart -s $scale"))
    }
}
