package press.jobs

data class ThumbnailJob(val source: String, val width: Int)
