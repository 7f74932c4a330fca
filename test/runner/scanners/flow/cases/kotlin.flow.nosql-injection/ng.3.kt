import io.ktor.resources.Resource
import io.ktor.server.resources.get
import io.ktor.server.response.respond
import io.ktor.server.routing.Route
import org.bson.Document

@Resource("/products")
class Products(val brand: String, val maxPrice: Int = 1000)

fun Route.products(products: MongoCollection<Document>) {
    get<Products> { resource ->
        val filter = Document.parse("""{ "brand": "${resource.brand}" }""") // expect
        call.respond(products.find(filter).toList())
    }
}
