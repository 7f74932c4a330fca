package rentals

import org.http4k.core.*
import org.http4k.lens.Query
import org.http4k.lens.string
import org.http4k.lens.int
import org.http4k.routing.bind
import org.http4k.routing.routes
import org.jooq.DSLContext
import org.jooq.impl.DSL

object Lenses {
    val sort = Query.string().defaulted("sort", "price")
    val page = Query.int().defaulted("page", 0)
}

class Handlers(private val dsl: DSLContext) {
    private val search: HttpHandler = { request ->
        val column = Lenses.sort(request)
        dsl.select(DSL.field("id")).orderBy(DSL.field(column).asc()).fetch() // expect
        dsl.select(DSL.field("id")).orderBy(DSL.field("c" + Lenses.page(request)).asc()).fetch()
        Response(Status.OK)
    }

    fun routes() = routes("/listings" bind Method.GET to search)
}
