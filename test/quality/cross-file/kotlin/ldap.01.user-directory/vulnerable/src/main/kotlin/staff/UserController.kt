package staff

import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.PathVariable
import org.springframework.web.bind.annotation.RestController

@RestController
class UserController(private val directory: UserDirectory) {
    @GetMapping("/users/{login}/exists")
    fun exists(@PathVariable login: String): Boolean = directory.exists(login)
}
