package bank

import org.springframework.http.HttpStatus
import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.ResponseStatus
import org.springframework.web.bind.annotation.RestController

@RestController
class LoginController {
    @PostMapping("/login")
    @ResponseStatus(HttpStatus.UNAUTHORIZED)
    fun login(@RequestParam user: String) {
        AuditLog.loginFailed(user)
    }
}
