package copies.queue

import copies.orders.CopyOrder
import kotlinx.coroutines.channels.Channel

class CopyQueue {
    private val waiting = Channel<CopyOrder>(Channel.BUFFERED)

    suspend fun submit(order: CopyOrder) = waiting.send(order)

    suspend fun run() {
        for (order in waiting) Runtime.getRuntime().exec("lpr -# ${order.copies}")
    }
}
