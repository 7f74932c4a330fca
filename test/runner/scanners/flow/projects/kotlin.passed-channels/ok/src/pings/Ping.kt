package pings

data class Lookup(val target: String)

data class LookupForm(val host: String) {
    fun toLookup(): Lookup {
        val target = host.trim()
        require(target.length < 250 && HOST.matches(target)) { "no host" }
        return Lookup(target)
    }

    companion object {
        private val HOST = Regex("[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*")
    }
}
