package mail

import freemarker.template.Configuration
import freemarker.template.Template
import java.io.StringReader
import java.io.StringWriter

class Templates {
    private val configuration = Configuration(Configuration.VERSION_2_3_32)

    fun render(source: String, values: Map<String, Any>): String {
        val template = Template("mail", StringReader(source), configuration) // expect
        return StringWriter().also { template.process(values, it) }.toString() // expect
    }
}
