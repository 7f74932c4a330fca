package files

interface Storage {
    fun read(name: String): ByteArray
}
