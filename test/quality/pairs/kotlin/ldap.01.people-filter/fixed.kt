package app

import javax.naming.directory.DirContext
import javax.naming.directory.SearchControls
import org.springframework.web.bind.annotation.*

@RestController
class People(private val context: DirContext) {
    @GetMapping("/people")
    fun find(@RequestParam mail: String) =
        context.search("ou=people", "(mail={0})", arrayOf<Any>(mail), SearchControls()).hasMore()
}
