package harbour.web

import harbour.notices.Notice
import harbour.notices.NoticeBus
import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestBody
import org.springframework.web.bind.annotation.RestController

@RestController
class NoticeController(private val bus: NoticeBus) {
    @PostMapping("/notices")
    suspend fun post(@RequestBody notice: Notice) = bus.post(notice)
}
