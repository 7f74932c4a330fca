package pings

data class Ping(val target: String)

data class PingForm(val host: String) {
    fun toPing() = Ping(host.trim())
}
