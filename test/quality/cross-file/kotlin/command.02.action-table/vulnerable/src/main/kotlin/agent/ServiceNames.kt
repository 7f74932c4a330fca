package agent

fun checked(service: String): String {
    require(service.isNotEmpty()) { "The service is missing." }
    return service
}
