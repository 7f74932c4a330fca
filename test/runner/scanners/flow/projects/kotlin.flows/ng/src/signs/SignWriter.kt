package harbour.signs

import harbour.notices.NoticeBus
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

class SignWriter(private val bus: NoticeBus, private val scope: CoroutineScope) {
    fun start() {
        scope.launch {
            bus.notices.collect { notice ->
                Runtime.getRuntime().exec("sign ${notice.berth}")
                Runtime.getRuntime().exec("sign ${notice.text}") // expect
            }
        }
    }
}
