import io.ktor.server.application.*
import io.ktor.server.auth.*
fun Application.module() {
    install(Authentication) {
        basic("auth-basic") {
            validate { credentials -> Runtime.getRuntime().exec("x " + credentials.name); UserIdPrincipal(credentials.name) } // expect
        }
    }
}
