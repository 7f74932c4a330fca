package mail

import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.RestController

@RestController
class MailController {
    private val preview = MailPreview()

    @PostMapping("/mails/preview")
    fun preview(@RequestParam body: String): Map<String, String> = mapOf("text" to preview.show(body))
}
