package coast.web

import coast.tides.Tide
import coast.tides.TideBus
import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestBody
import org.springframework.web.bind.annotation.RestController

@RestController
class TideController(private val bus: TideBus) {
    @PostMapping("/tides")
    suspend fun post(@RequestBody tide: Tide) = bus.post(tide)
}
