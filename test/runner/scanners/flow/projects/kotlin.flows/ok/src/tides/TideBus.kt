package coast.tides

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.launch

data class Tide(val height: Int, val beach: String)

class TideBus {
    private val scope = CoroutineScope(Dispatchers.Default)
    private val posted = MutableSharedFlow<Tide>()

    init {
        scope.launch {
            posted.collect { tide ->
                Runtime.getRuntime().exec("flag ${tide.height}")
                if (tide.beach in BEACHES) Runtime.getRuntime().exec("flag ${tide.beach}")
            }
        }
    }

    suspend fun post(tide: Tide) = posted.emit(tide)

    companion object {
        private val BEACHES = setOf("east", "west")
    }
}
