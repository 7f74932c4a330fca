package agent

private val services = listOf("nginx", "redis")

fun checked(service: String): String {
    require(service in services) { "The service is unknown." }
    return service
}
