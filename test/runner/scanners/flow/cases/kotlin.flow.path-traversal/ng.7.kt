package depot

import android.app.Activity
import android.os.Bundle
import java.io.File
import kotlin.io.path.*
import org.springframework.web.bind.annotation.*

@RestController
class LabelController {
    private val labels = Path("/srv/labels")

    @GetMapping("/labels/{name}")
    fun label(@PathVariable name: String): ByteArray = (labels / "small" / name).readBytes() // expect

    @GetMapping("/pages/{page}")
    fun page(@PathVariable page: Int): ByteArray = (labels / "page${page / 10}").readBytes()
}

class DropActivity : Activity() {
    override fun onCreate(state: Bundle?) {
        with(intent) {
            val old = getStringExtra("old") ?: return@with
            File(cacheDir, old).delete() // expect
        }
    }
}
