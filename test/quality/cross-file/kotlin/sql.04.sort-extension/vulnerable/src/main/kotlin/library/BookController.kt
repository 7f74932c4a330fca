package library

import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.RestController

@RestController
class BookController(private val finder: BookFinder) {
    @GetMapping("/books")
    fun books(@RequestParam(required = false) sort: String?): List<*> = finder.sorted(sort.toSortColumn())
}
