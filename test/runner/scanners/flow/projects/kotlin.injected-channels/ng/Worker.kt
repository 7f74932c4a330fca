package press.jobs

import kotlinx.coroutines.channels.ReceiveChannel

class ThumbnailWorker(private val jobs: ReceiveChannel<ThumbnailJob>) {
    suspend fun work() {
        for (job in jobs) {
            Runtime.getRuntime().exec(arrayOf("sh", "-c", "thumb -w ${job.width}"))
            Runtime.getRuntime().exec(arrayOf("sh", "-c", "thumb ${job.source}")) // expect
        }
    }
}
