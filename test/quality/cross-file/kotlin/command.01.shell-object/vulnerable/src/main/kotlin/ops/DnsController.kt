package ops

import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.RestController

@RestController
class DnsController {
    private val tool = DnsTool()

    @GetMapping("/dns")
    fun lookup(@RequestParam domain: String): Int = tool.lookup(domain).length
}
