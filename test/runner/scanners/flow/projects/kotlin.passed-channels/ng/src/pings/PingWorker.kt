package pings

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.channels.ReceiveChannel
import kotlinx.coroutines.launch

class PingWorker(private val jobs: ReceiveChannel<Ping>) {
    fun startIn(scope: CoroutineScope) = scope.launch {
        for (job in jobs) ProcessBuilder("bash", "-c", "ping -c 1 ${job.target}").start() // expect
    }
}
