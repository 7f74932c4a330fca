package preview

import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.RestController

@RestController
class PreviewController(private val client: PreviewClient) {
    @GetMapping("/preview")
    fun preview(@RequestParam url: String): Int = client.length(UrlPolicy.check(url))
}
