package cache

class Cache {
    fun initialize(size: Int) = println(size)
}

fun start() {
    Cache().apply { initialize(1024) }
    val buffer = Cache()
    buffer.initialize(512)
}
