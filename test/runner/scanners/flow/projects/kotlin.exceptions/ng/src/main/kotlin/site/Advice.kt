package site

import org.springframework.web.bind.annotation.ExceptionHandler

class Advice {
    @ExceptionHandler(MissingReport::class)
    fun missing(error: MissingReport) {
        Runtime.getRuntime().exec("logger -p user.notice " + error.message) // expect
    }
}
