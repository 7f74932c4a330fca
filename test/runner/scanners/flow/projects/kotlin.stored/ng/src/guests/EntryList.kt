package guests

import kotlinx.html.FlowContent
import kotlinx.html.p
import kotlinx.html.unsafe

fun FlowContent.entryList(entries: List<Entry>) {
    entries.forEach { entry ->
        p {
            unsafe { +entry.text.lines().joinToString("<br>") } // expect
        }
    }
}
