package guests

import kotlinx.html.FlowContent
import kotlinx.html.br
import kotlinx.html.p
import kotlinx.html.unsafe

fun FlowContent.entryList(entries: List<Entry>) {
    p { unsafe { +"<b>Entries</b>" } }
    entries.forEach { entry ->
        p {
            +entry.text
            br()
        }
    }
}
