package noticesok
import kotlinx.serialization.Serializable
@Serializable data class HostRequest(val host: String, val other: String)
@Serializable data class NameRequest(val name: String)
@Serializable data class FormatRequest(val format: String)
