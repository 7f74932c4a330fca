package depots

import java.io.File

class RemoveDepot {
    operator fun invoke(name: String) {
        File("/srv/depots/${name.hashCode()}").delete()
    }
}
