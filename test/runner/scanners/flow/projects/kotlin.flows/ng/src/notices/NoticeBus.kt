package harbour.notices

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.channels.consumeEach
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.asSharedFlow
import kotlinx.coroutines.launch

data class Notice(val berth: Int, val text: String)

class NoticeBus {
    private val scope = CoroutineScope(Dispatchers.Default)
    private val posted = MutableSharedFlow<Notice>()
    private val texts = Channel<String>(20)
    val notices = posted.asSharedFlow()

    init {
        scope.launch {
            texts.consumeEach { Runtime.getRuntime().exec("wall $it") } // expect
        }
    }

    suspend fun post(notice: Notice) {
        posted.emit(notice)
        texts.send(notice.text)
    }
}
