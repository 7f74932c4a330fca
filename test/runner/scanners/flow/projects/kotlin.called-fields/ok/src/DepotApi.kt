package depots

import java.io.File
import org.http4k.core.Request
import org.http4k.core.Response
import org.http4k.core.Status.Companion.OK
import org.http4k.lens.Query
import org.http4k.lens.int
import org.http4k.lens.string
import org.jooq.impl.DSL

class DepotApi(private val removeDepot: RemoveDepot) {
    private val order = Query.int().defaulted("order", 1)
    private val write: (String) -> Unit = { name -> File("/srv/notes/" + "all").writeText("") }

    fun list(request: Request): Response {
        DSL.field("depots." + order(request))
        write(request.query("name") ?: "")
        removeDepot(request.query("name") ?: "")
        return Response(OK)
    }
}
