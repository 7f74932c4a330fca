package shop.queue

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.launch
import shop.orders.PrintOrder

class OrderQueue {
    private val orders = Channel<PrintOrder>(Channel.BUFFERED)
    private val scope = CoroutineScope(Dispatchers.IO)

    suspend fun submit(order: PrintOrder) = orders.send(order)

    fun start() {
        scope.launch {
            for (order in orders) print(order)
        }
    }

    private fun print(order: PrintOrder) {
        Runtime.getRuntime().exec("lpr -P ${order.printer}") // expect
    }
}
