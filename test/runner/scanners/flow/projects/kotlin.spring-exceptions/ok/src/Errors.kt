package cards

import org.springframework.http.MediaType
import org.springframework.http.ResponseEntity
import org.springframework.web.bind.annotation.ControllerAdvice
import org.springframework.web.bind.annotation.ExceptionHandler
import org.springframework.web.util.HtmlUtils

@ControllerAdvice
class Errors {
    @ExceptionHandler(NoCard::class)
    fun noCard(e: NoCard): ResponseEntity<String> {
        return ResponseEntity.status(404).contentType(MediaType.TEXT_HTML).body("<h1>" + HtmlUtils.htmlEscape(e.message))
    }
}
