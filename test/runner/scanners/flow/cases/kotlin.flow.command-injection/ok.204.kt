package media.ordered

import org.springframework.amqp.rabbit.annotation.RabbitListener
import org.springframework.stereotype.Component
import java.util.UUID

data class VideoUploaded(val assetId: UUID, val objectKey: String)

interface MediaStep {
    val order: Int

    fun process(event: VideoUploaded)
}

@Component
class PosterStep : MediaStep {
    override val order = 10

    override fun process(event: VideoUploaded) {
        Runtime.getRuntime().exec("poster ${event.assetId}")
    }
}

@Component
class VideoUploadedListener(private val steps: List<MediaStep>) {
    @RabbitListener(queues = ["media.uploaded"])
    fun onUploaded(event: VideoUploaded) {
        steps.sortedBy { it.order }.forEach { step -> step.process(event) }
    }
}
