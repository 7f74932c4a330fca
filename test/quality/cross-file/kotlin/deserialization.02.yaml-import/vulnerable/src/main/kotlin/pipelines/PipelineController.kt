package pipelines

import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestBody
import org.springframework.web.bind.annotation.RestController

@RestController
class PipelineController {
    private val import = PipelineImport()

    @PostMapping("/pipelines")
    fun create(@RequestBody text: String): Int = import.steps(text)
}
