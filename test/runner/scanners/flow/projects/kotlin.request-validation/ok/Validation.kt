package noticesok
import io.ktor.server.application.*
import io.ktor.server.plugins.requestvalidation.*

fun Application.configureValidation() {
    install(RequestValidation) {
        validate<HostRequest> { body ->
            if (!Regex("^[a-z0-9.-]+$").matches(body.host)) ValidationResult.Invalid("host")
            else ValidationResult.Valid
        }
        validate<NameRequest> { body ->
            if (body.name.isBlank()) ValidationResult.Invalid("name") else ValidationResult.Valid
        }
        validate<FormatRequest> { r ->
            when {
                r.format !in setOf("png", "gif") -> ValidationResult.Invalid("format")
                else -> ValidationResult.Valid
            }
        }
    }
}
