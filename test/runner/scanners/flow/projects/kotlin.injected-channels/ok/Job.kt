package press.pdf

data class PdfJob(val source: String)
