package museum

import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.PathVariable
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.RestController

@RestController
class PaintingController(private val paintings: Paintings) {
    @GetMapping("/painters/{painter}/paintings")
    fun list(@PathVariable painter: String, @RequestParam style: String) = paintings.find(painter, style)
}
