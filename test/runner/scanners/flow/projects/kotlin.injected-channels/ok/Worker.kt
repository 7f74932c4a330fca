package press.pdf

import kotlinx.coroutines.channels.ReceiveChannel

class PdfWorker(private val jobs: ReceiveChannel<PdfJob>) {
    suspend fun work() {
        for (job in jobs) ProcessBuilder("pdf", "--", job.source).start()
    }
}
