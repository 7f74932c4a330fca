package places

import org.springframework.web.bind.annotation.*

object Folder {
    var path: String = "/tmp"
}

class Shelf {
    companion object {
        var path: String = "/tmp"
    }
}

var global: String = "a"

@RestController
class PlaceController {
    @PostMapping("/a")
    fun a(@RequestParam text: String) {
        Folder.path = text
        Runtime.getRuntime().exec(arrayOf("sh", "-c", Folder.path)) // expect
    }
    @PostMapping("/b")
    fun b(@RequestParam text: String) {
        Shelf.path = text
        Runtime.getRuntime().exec(arrayOf("sh", "-c", Shelf.path)) // expect
    }
    @PostMapping("/c")
    fun c(@RequestParam text: String) {
        global = text
        Runtime.getRuntime().exec(arrayOf("sh", "-c", global)) // expect
    }
}
